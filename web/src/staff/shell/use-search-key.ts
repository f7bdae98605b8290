import { type RefObject, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Whether this target of a key is in a field that takes keys, also a select; a checkbox or a radio button isn't. */
export const isInField = (target: EventTarget | null) => isIn(target, fields)

/**
 * Whether this target of a key is in a field that takes keys, also a select, or in a dialog, where a slash is only a
 * slash.
 */
export const isWriting = (target: EventTarget | null) => isIn(target, `${fields}, dialog`)

const fields = 'input:not([type="checkbox"], [type="radio"]), textarea, select'

const isIn = (target: EventTarget | null, selector: string) =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest(selector) !== null)

/**
 * Makes `/` focus the search field of the page; where it has none, `/` goes to Tonight and focuses the search there.
 */
export function useSearchKey(field?: RefObject<HTMLInputElement | null>) {
  const navigate = useNavigate()
  const asked = (useLocation().state as { search?: boolean } | null)?.search === true
  useEffect(() => {
    if (asked) field?.current?.focus()
  }, [asked, field])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event
      if (key !== '/' || ctrlKey || metaKey || altKey || isWriting(event.target)) return
      event.preventDefault()
      if (field) field.current?.focus()
      else navigate('/receptionist', { state: { search: true } })
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [field, navigate])
}

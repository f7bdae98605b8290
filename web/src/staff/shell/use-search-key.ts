import { type RefObject, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Whether keys are being typed into a field. Into a tick nothing is typed. */
export const isInField = (target: EventTarget | null) => isIn(target, fields)

/** Whether keys are being typed into a field or meant for a dialog, where a slash is only a slash. */
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

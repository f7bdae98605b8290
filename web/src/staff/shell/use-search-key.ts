import { type RefObject, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Where letters go into what is written, a slash is a slash. */
export const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, dialog') !== null)

/** One key from anywhere to the search of tonight: it takes the focus, or the way there. */
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

import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { isWriting } from './use-search-key.ts'

/** Escape leads back to Tonight; it first leaves a field, an open list or a dialog. */
export function useEscapeBack(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented } = event
      if (key !== 'Escape' || defaultPrevented || document.querySelector('dialog[open]')) return
      if (isWriting(target) && target instanceof HTMLElement) target.blur()
      else navigate('/receptionist')
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [navigate])
}

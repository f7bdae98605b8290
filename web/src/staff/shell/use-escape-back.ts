import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { isWriting } from './use-search-key.ts'

/**
 * Escape leads back to Tonight; it first leaves a field, an open list or a dialog. Who is asked whether what she typed
 * may be lost, and stays, is in that field again.
 */
export function useEscapeBack(): void {
  const navigate = useNavigate()
  const left = useRef<HTMLElement>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented } = event
      if (key !== 'Escape' || defaultPrevented || document.querySelector('dialog[open]')) return
      if (isWriting(target) && target instanceof HTMLElement) {
        left.current = target
        target.blur()
        return
      }
      // The question gives the focus back to what had it before.
      if (document.activeElement === document.body) left.current?.focus()
      navigate('/receptionist')
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [navigate])
}

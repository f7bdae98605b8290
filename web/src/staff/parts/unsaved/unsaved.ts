import { useCallback, useEffect, useId } from 'react'

/** What a form disappears with: its page, the search part of the address, or its modal, which asks by itself. */
type GoesWith = 'page' | 'address' | 'modal'

/** The forms with something typed that isn't saved. */
const forms = new Map<string, GoesWith>()

const warn = (event: BeforeUnloadEvent) => event.preventDefault()

function changed() {
  if (forms.size > 0) addEventListener('beforeunload', warn)
  else removeEventListener('beforeunload', warn)
}

const release = (form: string) => {
  if (forms.delete(form)) changed()
}

/**
 * Registers, while `isTyped`, that something would be lost. Then the browser warns before the tab is closed or
 * reloaded, and `AskToLeave` asks before the page is left, for `address` also before its address changes; a `modal`
 * asks by itself. The function it gives unregisters at once, for a page that is left as soon as it is saved.
 */
export function useUnsaved(isTyped: boolean, goesWith: GoesWith = 'address'): () => void {
  const form = useId()
  useEffect(() => {
    if (!isTyped) return
    forms.set(form, goesWith)
    changed()
    return () => release(form)
  }, [form, isTyped, goesWith])
  return useCallback(() => release(form), [form])
}

/**
 * Whether something typed would be lost now: by leaving the page, or else by a change of the address within it. What is
 * typed in a modal isn't counted, as it asks by itself.
 */
export const wouldLose = ({ leavesPage }: { leavesPage: boolean }): boolean =>
  [...forms.values()].some(
    (goesWith) => goesWith === 'address' || (leavesPage && goesWith === 'page'),
  )

import { useCallback, useEffect, useId, useSyncExternalStore } from 'react'

/** With what a form goes: with its page, with what the address says is looked at, or with its modal, which asks itself. */
type GoesWith = 'page' | 'address' | 'modal'

/** The forms in which something is typed that isn't saved. */
const forms = new Map<string, GoesWith>()
const listeners = new Set<() => void>()

const warn = (event: BeforeUnloadEvent) => event.preventDefault()

function changed() {
  if (forms.size > 0) addEventListener('beforeunload', warn)
  else removeEventListener('beforeunload', warn)
  for (const tell of listeners) tell()
}

const release = (form: string) => {
  if (forms.delete(form)) changed()
}

/**
 * Says that something is typed which would be lost. Closing or reloading the tab warns then, and `AskToLeave` asks
 * before the page is left. The answer lets go of it at once: for whoever leaves as soon as it is saved.
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

const follow = (tell: () => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** Whether something is typed on the page itself. */
export const useAnyTyped = (): boolean =>
  useSyncExternalStore(follow, () => wouldLose({ leavesPage: true }))

export const wouldLose = ({ leavesPage }: { leavesPage: boolean }): boolean =>
  [...forms.values()].some(
    (goesWith) => goesWith === 'address' || (leavesPage && goesWith === 'page'),
  )

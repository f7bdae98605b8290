import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { FoundList, foundIn } from './FoundList.tsx'
import { isSearched } from './search.ts'
import { asksForPerson, useFound } from './use-found.ts'

type Key = 'ArrowDown' | 'Enter'

/**
 * The desk's search: `search` is what is typed and whom the server found, to match visits with; `box` are the props of
 * `FindBox`, with the results under its field.
 */
export function useFind(onVisit: (reservationId: string) => void) {
  const [text, setText] = useState('')
  const [kept, keep] = useState<Key | null>(null)
  const { found, answer, isLate, failure, tryAgain } = useFound(text)
  const search = useMemo(() => ({ text, found }), [text, found])
  const field = useRef<HTMLInputElement>(null)
  const onSearch = useCallback((more: string) => {
    keep(null)
    setText(more)
  }, [])
  const first = () => foundIn(field.current?.closest('search') ?? null)[0]
  const obey = useCallback((key: Key) => {
    const [one] = foundIn(field.current?.closest('search') ?? null)
    if (key === 'Enter') one?.click()
    else one?.focus()
  }, [])
  // Enter and the arrow mean the answer to what is typed, so a key that is pressed before it comes waits for it, as
  // long as the field has the focus.
  useEffect(() => {
    if (!kept || isLate) return
    keep(null)
    obey(kept)
  }, [kept, isLate, obey])
  return {
    search,
    failure,
    tryAgain,
    box: {
      search: text,
      onSearch,
      field,
      found:
        isSearched(search) && !failure ? (
          <FoundList search={search} answer={answer} isLate={isLate} onVisit={onVisit} />
        ) : null,
      onLeave: useCallback(() => keep(null), []),
      onFound: (key: Key) => {
        // The board knows a whole code by itself; it is first whatever is added to it.
        if (isLate && (asksForPerson(text) || !first())) keep(key)
        else obey(key)
      },
    },
  }
}

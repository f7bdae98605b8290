import { useMemo, useRef, useState } from 'react'
import { FoundList, foundIn } from './FoundList.tsx'
import { isSearched } from './search.ts'
import { useFound } from './use-found.ts'

/** What is typed into the desk's search, and what stands in and under its field. */
export function useFind(onVisit: (reservationId: string) => void) {
  const [text, setText] = useState('')
  const { found, answer, failure, tryAgain } = useFound(text)
  const search = useMemo(() => ({ text, found }), [text, found])
  const field = useRef<HTMLInputElement>(null)
  return {
    search,
    failure,
    tryAgain,
    box: {
      search: text,
      onSearch: setText,
      field,
      found:
        isSearched(search) && !failure ? (
          <FoundList search={search} answer={answer} onVisit={onVisit} />
        ) : null,
      onFound: (key: 'ArrowDown' | 'Enter') => {
        const [first] = foundIn(field.current?.closest('search') ?? null)
        if (key === 'Enter') first?.click()
        else first?.focus()
      },
    },
  }
}

import { useMemo } from 'react'
import { useAsk } from '../../talk/ask.ts'
import { shortName } from '../shabbos-sheet/sheet-of.ts'

const nobody: readonly never[] = []

/** Whoever was expected that night, by visit, as the paper names her; it is written down that they were looked at. */
export function useNames(date: string): ReadonlyMap<string, string> {
  const all = useAsk('listAdmin', { query: { dt: date } }).data?.all ?? nobody
  return useMemo(
    () =>
      new Map(
        all.flatMap(({ reservationId, user }) => {
          const name = user && shortName(user.firstName, user.lastName)
          return name ? [[reservationId, name] as const] : []
        }),
      ),
    [all],
  )
}

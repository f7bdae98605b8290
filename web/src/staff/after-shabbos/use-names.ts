import { useEffect, useMemo } from 'react'
import { useAsk } from '../../talk/ask.ts'
import { shortName } from '../shabbos-sheet/sheet-of.ts'
import type { Sheet } from './marks.ts'

const nobody: readonly never[] = []

/**
 * The short names of the people on a sheet, by the id of the visit, as the paper has them; empty until they are loaded.
 * The server logs that they were viewed. People who are added later, at this desk or another, are asked for as well.
 */
export function useNames({ date, rows }: Sheet): ReadonlyMap<string, string> {
  const { data, refetch } = useAsk('listAdmin', { query: { dt: date } })
  const all = data?.all ?? nobody
  const isAdded = data !== undefined && rows.some(isMissingIn(all))
  const { length } = rows
  // Once for as many rows as there are: one that isn't listed even so has no name.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row is another reason to ask.
  useEffect(() => {
    if (isAdded) refetch()
  }, [isAdded, length, refetch])
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

type OfOne = { reservationId: string }

const isMissingIn = (all: readonly OfOne[]) => (row: OfOne) =>
  !all.some(({ reservationId }) => reservationId === row.reservationId)

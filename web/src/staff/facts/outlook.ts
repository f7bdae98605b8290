import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import type { Board, RoomTold, VisitSeen } from '../../live/told.ts'
import { type AnswerOf, call } from '../../talk/call.ts'

export type Outlook = NonNullable<AnswerOf<'listReception'>['outlook']>
export type Foreseen = Outlook['visits'][number]

/** Changes come in handfuls. */
const gathering = 2000
/** However busy the evening, the server plays it forward for one desk no more often than this. */
const atMostEvery = 20_000

/** What the evening is likely to be, as it was foreseen last; null while it isn't known. */
export function useOutlook(): Outlook | null {
  const { data, error } = useQuery(asking)
  return error ? null : (data ?? null)
}

const asking = {
  queryKey: ['outlook'],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Outlook | null> =>
    (await call('listReception', { query: { outlook: 'true' }, signal })).outlook ?? null,
  enabled: false,
  staleTime: Number.POSITIVE_INFINITY,
}

/** Has it foreseen anew when the floor has changed, by whatever told of it; a quiet house is asked about nothing. */
export function useOutlookKept(board: Board | undefined, rooms: RoomTold[] | undefined): void {
  const { refetch } = useQuery(asking)
  const floor = useMemo(() => (board && rooms ? floorOf(board, rooms) : null), [board, rooms])
  const asked = useRef<{ at: number; of: string | null }>({ at: 0, of: null })
  const due = useRef<number | null>(null)
  useEffect(() => {
    if (floor === null || floor === asked.current.of) return
    const now = Date.now()
    const soonest = asked.current.of === null ? now : now + gathering
    due.current ??= Math.max(soonest, asked.current.at + atMostEvery)
    const timer = setTimeout(() => {
      asked.current = { at: Date.now(), of: floor }
      due.current = null
      refetch()
    }, due.current - now)
    return () => clearTimeout(timer)
  }, [floor, refetch])
}

/** All that the outlook follows from, of what stands on the board. */
const floorOf = ({ upcoming, here }: Board, rooms: readonly RoomTold[]): string =>
  [
    ...[...upcoming, ...here].map(stepOf),
    ...rooms.map(({ id, status }) => `${id} ${status}`),
  ].join()

const stepOf = (visit: VisitSeen) => {
  const { reservationId, reservationStatus, statusSince, reservationTime, room } = visit
  return [reservationId, reservationStatus, statusSince, reservationTime, room?.id].join(' ')
}

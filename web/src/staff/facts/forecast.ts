import { type Shown, shownOf } from '@mikvah/rules/forecast/rounding.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import type { Board, RoomView, VisitSeen } from '../../live/live-event.ts'
import { sameThings } from '../../live/same-things.ts'
import { useLiveQuery } from '../../live/use-live-query.ts'
import { type AnswerOf, call } from '../../talk/call.ts'

type ForecastView = NonNullable<AnswerOf<'listReception'>['outlook']>
/**
 * A forecast range as instants in milliseconds, and as texts in the facility's time; rounded, so that most stay the
 * same from one forecast to the next.
 */
export type LikelyHour = Shown & { fromText: string; toText: string }
/**
 * When a visit will likely get a room and the water; null for what she has had already, and where it can't be
 * foreseen.
 */
export type VisitForecast = {
  reservationId: string
  room: LikelyHour | null
  water: LikelyHour | null
}
type Outlook = { visits: VisitForecast[]; empty: { location: string; likely: LikelyHour | null }[] }

/** How long changes are gathered before a forecast is asked for, because several often come together. */
const gathering = 2000
/** The shortest time between two forecasts for one desk, however busy the evening is. */
const atMostEvery = 20_000

/**
 * The latest forecast of the evening: for each visit its room and the water, for each building when it is likely empty.
 * Null while there is none, or when the last one failed. It only reads the cache: `useLiveForecast` asks.
 */
export function useForecast(): Outlook | null {
  const { data, error } = useQuery(asking)
  return error ? null : (data ?? null)
}

const asking = {
  queryKey: ['outlook'],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Outlook | null> => {
    const { outlook } = await call('listReception', { query: { outlook: 'true' }, signal })
    return outlook ? forecastOf(outlook) : null
  },
  enabled: false,
  structuralSharing: sameThings,
  staleTime: Number.POSITIVE_INFINITY,
}

const forecastOf = ({ visits, empty }: ForecastView): Outlook => ({
  visits: visits.map(({ reservationId, room, water }) => ({
    ...{ reservationId, room: hourOf(room), water: hourOf(water) },
  })),
  empty: empty.map(({ location, likely }) => ({ location, likely: hourOf(likely) })),
})

function hourOf(likely: ForecastView['empty'][number]['likely']): LikelyHour | null {
  if (!likely) return null
  const { from, to } = shownOf({ p50: Date.parse(likely.p50), p90: Date.parse(likely.p90) })
  const offset = likely.p50.slice(19)
  return { from, to, fromText: textAt(from, offset), toText: textAt(to, offset) }
}

/**
 * An instant as the facility's clocks show it, by a known offset: two hundred of them through the time zone database
 * would be slow enough to notice.
 */
const textAt = (at: number, offset: string): string => {
  const aside = Date.parse(`1970-01-01T00:00:00${offset}`)
  return `${new Date(at - aside).toISOString().slice(0, 19)}${offset}`
}

/**
 * Asks for the forecast once the board and the rooms are loaded, and anew when a status, or the hour or room of a
 * visit, has changed, whoever changed it: two seconds after the first change, and every twenty seconds at most
 * (throttled).
 */
export function useLiveForecast(): void {
  const { data: board } = useLiveQuery('listReception')
  const { data: rooms } = useLiveQuery('rooms')
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

/** Everything on the board and in the rooms that the forecast depends on, as one text, so that it can be compared. */
const floorOf = ({ upcoming, here }: Board, rooms: readonly RoomView[]): string =>
  [
    ...[...upcoming, ...here].map(stepOf),
    ...rooms.map(({ id, status }) => `${id} ${status}`),
  ].join()

const stepOf = (visit: VisitSeen) => {
  const { reservationId, reservationStatus, statusSince, reservationTime, room } = visit
  return [reservationId, reservationStatus, statusSince, reservationTime, room?.id].join(' ')
}

import type { ReservationStatus } from '@mikvah/rules/reservation/statuses.ts'
import { reservationStatuses } from '@mikvah/rules/reservation/statuses.ts'
import type { GroupQuestion, NightsView } from './night-words.ts'

type Stay = NightsView['stays'][number]

const ofAll = ({ stays }: NightsView): Stay[] => stays.filter(({ question }) => question === 'all')

/** The statuses that the report has, in the order of a visit. */
export const statusesIn = (report: NightsView): ReservationStatus[] => {
  const met = new Set(ofAll(report).map(({ status }) => status))
  return reservationStatuses.filter((status) => met.has(status))
}

/** Shades of one color, by day and by night. */
const shade = (color: 'dusk' | 'sky' | 'plum' | 'moss' | 'water', day: number, night: number) =>
  `light-dark(var(--${color}-${day}), var(--${color}-${night}))`

/** Each status in the color that it has on every screen (`look/statuses.css`), no two in the same shade. */
const colors: Partial<Record<ReservationStatus, string>> = {
  Arrived: shade('dusk', 6, 3),
  Waiting: shade('dusk', 5, 4),
  Assigned: shade('dusk', 7, 2),
  Prep: shade('sky', 5, 4),
  ReadyForChecking: shade('plum', 5, 4),
  ReadyForCheckingNext: shade('plum', 7, 2),
  Checking: shade('plum', 6, 3),
  Checked: shade('plum', 8, 1),
  ReadyForMikvah: shade('moss', 5, 4),
  ReadyForMikvahNext: shade('moss', 7, 2),
  ToMikvah: shade('water', 5, 4),
  InMikvah: shade('water', 7, 2),
  FromMikvah: shade('water', 6, 3),
  Dressing: shade('sky', 7, 2),
}

/** The color of a status in the charts, as CSS. */
export const statusColor = (status: ReservationStatus): string => colors[status] ?? 'var(--c4)'

export type StayBar = { group: string; values: Record<string, number> }

/** A bar for each hour, weekday or season: the mean minutes of each status, stacked. */
export function barsOf({ stays }: NightsView, question: GroupQuestion): StayBar[] {
  const groups = Map.groupBy(
    stays.filter((stay) => stay.question === question),
    ({ group }) => group,
  )
  return [...groups].map(([group, of]) => ({
    group,
    values: Object.fromEntries(of.map(({ status, meanMinutes }) => [status, meanMinutes])),
  }))
}

/**
 * The sum of the mean minutes of all statuses from check-in on: how long a visit takes that goes through all of them.
 */
export const wholeVisitOf = (report: NightsView): number =>
  ofAll(report)
    .filter(({ status }) => status !== 'Arrived')
    .reduce((sum, { meanMinutes }) => sum + meanMinutes, 0)

/** The statuses in which a patron does nothing but wait. */
const waits: readonly ReservationStatus[] = [
  ...(['Waiting', 'ReadyForChecking', 'ReadyForCheckingNext'] as const),
  ...(['ReadyForMikvah', 'ReadyForMikvahNext'] as const),
]

/** The status of waiting whose mean is longest, with its figures; null where nobody waited. */
export const longestOf = (report: NightsView): Stay | null =>
  ofAll(report)
    .filter(({ status }) => waits.includes(status))
    .toSorted((one, other) => other.meanMinutes - one.meanMinutes)[0] ?? null

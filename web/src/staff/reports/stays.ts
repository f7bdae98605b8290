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

/** Statuses of waiting have warm colors, those of doing something blue ones. */
const colors: Partial<Record<ReservationStatus, string>> = {
  Arrived: 'var(--c4)',
  Waiting: 'var(--c6)',
  Assigned: 'var(--c4)',
  Prep: 'var(--c1)',
  ReadyForChecking: 'var(--c5)',
  ReadyForCheckingNext: 'var(--c5)',
  Checking: 'var(--c7)',
  Checked: 'var(--c7)',
  ReadyForMikvah: 'light-dark(var(--amber-7), var(--amber-3))',
  ReadyForMikvahNext: 'light-dark(var(--amber-7), var(--amber-3))',
  ToMikvah: 'var(--c4)',
  InMikvah: 'var(--c2)',
  FromMikvah: 'var(--c4)',
  Dressing: 'var(--c3)',
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

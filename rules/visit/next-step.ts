import type { ReservationStatus, statusesInRoom } from '../reservation/statuses.ts'
import type { Flow } from './flow.ts'

/**
 * The statuses that a step leads to. Each needs a label for the attendant's button, which doesn't compile without it.
 */
type NextStep =
  | Exclude<(typeof statusesInRoom)[number], 'Assigned' | 'ReadyForCheckingNext'>
  | 'Done'

type Way = Partial<Record<ReservationStatus, (flow: Flow) => NextStep>>

/**
 * The way of a visit from her room to the water and back, as an attendant takes it; a test holds it to the table of
 * moves.
 */
const way: Way = {
  Assigned: () => 'Prep',
  Prep: ({ flowChecking }) => (flowChecking ? 'ReadyForChecking' : 'ReadyForMikvah'),
  ReadyForChecking: () => 'Checking',
  ReadyForCheckingNext: () => 'Checking',
  Checking: ({ flowChecked }) => (flowChecked ? 'Checked' : 'ReadyForMikvah'),
  Checked: () => 'ReadyForMikvah',
  ReadyForMikvah: () => 'ReadyForMikvahNext',
  ReadyForMikvahNext: ({ flowToFromMikvah }) => (flowToFromMikvah ? 'ToMikvah' : 'InMikvah'),
  ToMikvah: () => 'InMikvah',
  InMikvah: ({ flowToFromMikvah }) => (flowToFromMikvah ? 'FromMikvah' : 'Dressing'),
  FromMikvah: () => 'Dressing',
  Dressing: () => 'Done',
}

/** The step back from a tap that came too early, and from a room that isn't the right one. */
const back: Partial<Record<ReservationStatus, ReservationStatus>> = {
  Assigned: 'Waiting',
  Checking: 'Prep',
}

/** The one step back that her card offers; null where there is none. */
export const stepBack = (status: ReservationStatus): ReservationStatus | null =>
  back[status] ?? null

/** The one step that comes next; null while she has no room, and when her evening is over. */
export const nextStep = (status: ReservationStatus, flow: Flow): NextStep | null =>
  way[status]?.(flow) ?? null

/** The statuses that somebody at the desk would miss; between them are steps of a moment. */
const missed = ['Prep', 'Checking', 'ReadyForMikvah', 'InMikvah', 'Dressing'] as const
type Missed = (typeof missed)[number]

/**
 * The statuses left out when a visit is set from one status to a later one, in their order, as far as somebody at the
 * desk would miss them; none when it isn't a later one.
 */
export function skipped(from: ReservationStatus, to: ReservationStatus, flow: Flow): Missed[] {
  const passed: ReservationStatus[] = []
  let at = nextStep(from, flow)
  while (at !== null && at !== to) {
    passed.push(at)
    at = nextStep(at, flow)
  }
  return at === null ? [] : missed.filter((status) => passed.includes(status))
}

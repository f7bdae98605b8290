import type { ReservationStatus } from '@mikvah/rules/reservation/statuses.ts'
import { type Ms, minutes } from '@mikvah/rules/time/ms.ts'
import { roundedUp } from '@mikvah/rules/time/rounded-up.ts'

/** The statuses in which she is in a room, each with its sentence `roomSay…`. */
export const said = [
  'Assigned',
  'Prep',
  'ReadyForChecking',
  'ReadyForCheckingNext',
  'Checking',
  'Checked',
  'ReadyForMikvah',
  'ReadyForMikvahNext',
  'ToMikvah',
  'InMikvah',
  'FromMikvah',
  'Dressing',
] as const satisfies readonly ReservationStatus[]
type Said = (typeof said)[number]

export type Sentence = {
  word: `roomSay${Said}` | 'roomSayPrepUntil' | 'roomSayReadyAfterZman'
  at?: Ms
}

type Facts = {
  now: Ms
  /** Until when her room is reckoned to be hers. */
  until: Ms | null
  zman: Ms | null
}

/** Nobody is held to a minute. */
const step = minutes(5)

/** What happens next, and about when where it is known: no promise, and never too early. */
export function sentenceOf(
  status: ReservationStatus | undefined,
  { now, until, zman }: Facts,
): Sentence {
  const known = said.find((one) => one === status) ?? 'Prep'
  if (known === 'Prep' && until !== null && until > now)
    return { word: 'roomSayPrepUntil', at: roundedUp(until, step) }
  if (known === 'ReadyForMikvah' && zman !== null && zman > now)
    return { word: 'roomSayReadyAfterZman', at: roundedUp(zman, step) }
  return { word: `roomSay${known}` }
}

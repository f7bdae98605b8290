import { type ReservationStatus, statusesInRoom } from '@mikvah/rules/reservation/statuses.ts'
import { type Ms, minutes } from '@mikvah/rules/time/ms.ts'
import { roundedUp } from '@mikvah/rules/time/rounded-up.ts'

/** Each has its sentence `roomSay…`. */
type Said = (typeof statusesInRoom)[number]

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
  const known = statusesInRoom.find((one) => one === status) ?? 'Prep'
  if (known === 'Prep' && until !== null && until > now)
    return { word: 'roomSayPrepUntil', at: roundedUp(until, step) }
  if (known === 'ReadyForMikvah' && zman !== null && zman > now)
    return { word: 'roomSayReadyAfterZman', at: roundedUp(zman, step) }
  return { word: `roomSay${known}` }
}

import { type ReservationStatus, statusesInRoom } from '@mikvah/rules/reservation/statuses.ts'
import { type Ms, minutes } from '@mikvah/rules/time/ms.ts'
import { roundedUp } from '@mikvah/rules/time/rounded-up.ts'

/** The statuses that have a sentence; its text is `roomSay…`. */
type Said = (typeof statusesInRoom)[number]

/** The key of a sentence, and the time that is told in it, in epoch milliseconds. */
export type Sentence = {
  word: `roomSay${Said}` | 'roomSayPrepUntil' | 'roomSayReadyAfterZman'
  at?: Ms
}

type Facts = {
  now: Ms
  /** The time at which her room is expected to be free again. */
  until: Ms | null
  zman: Ms | null
}

/** Times are told in steps of five minutes, so that nobody feels held to a minute. */
const step = minutes(5)

/**
 * The key of the sentence that says what happens next, and about when where that is known: never as a promise, and
 * never too early.
 */
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

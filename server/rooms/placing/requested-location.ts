import { type LocationAt, locationById, locationOf } from '../../nights/nights.ts'
import type { Moment } from '../../request/context.ts'
import { Refused } from '../../request/refused.ts'

/** The location with this id; the main one for null. Refuses an unknown id. */
export function requestedLocation(
  moment: Pick<Moment, 'content'>,
  location: string | null,
): LocationAt {
  const atLocation = location === null ? locationOf(moment, false) : locationById(moment, location)
  if (!atLocation) throw new Refused('not-found')
  return atLocation
}

import { type LocationAt, locationById, locationOf } from '../../nights/nights.ts'
import type { Moment } from '../../request/context.ts'
import { Refused } from '../../request/refused.ts'

/** The building that the call names, or in which the screen stands; else the main one. */
export function requestedLocation(
  moment: Pick<Moment, 'content'>,
  location: string | null,
): LocationAt {
  const atLocation = location === null ? locationOf(moment, false) : locationById(moment, location)
  if (!atLocation) throw new Refused('not-found')
  return atLocation
}

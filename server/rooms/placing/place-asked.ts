import { type PlaceAt, placeById, placeOf } from '../../nights/nights.ts'
import type { Moment } from '../../request/context.ts'
import { Refused } from '../../request/refused.ts'

/** The building that a screen names, or stands in; without a word the main one. */
export function placeAsked(moment: Pick<Moment, 'content'>, location: string | null): PlaceAt {
  const place = location === null ? placeOf(moment, false) : placeById(moment, location)
  if (!place) throw new Refused('not-found')
  return place
}

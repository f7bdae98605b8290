import type { Moment } from '../../asked/asked.ts'
import { Refused } from '../../asked/refused.ts'
import { type PlaceAt, placeById, placeOf } from '../../nights/nights.ts'

/** The building that a screen names; without a word the main one. */
export function placeAsked(moment: Pick<Moment, 'content'>, location: string | undefined): PlaceAt {
  const place = location === undefined ? placeOf(moment, false) : placeById(moment, location)
  if (!place) throw new Refused('not-found')
  return place
}

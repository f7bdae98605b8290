import { enteredFrom } from '@mikvah/rules/schedule/on-paper.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Moment } from '../request/context.ts'
import { locationsOf, nightAt } from './nights.ts'

/** From when on all sheets of a night without screens may be entered; null for a night that no location has one of. */
export function paperNightOver(moment: Pick<Moment, 'content'>, date: string): Ms | null {
  const over = locationsOf(moment).map((location) => enteredFrom(nightAt(moment, location, date)))
  return over.reduce((last, at) => (last === null || (at ?? 0) > last ? at : last), null)
}

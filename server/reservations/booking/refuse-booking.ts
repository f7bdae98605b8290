import type { StoredVisit } from '@mikvah/rules/capacity/counting.ts'
import { centsOf } from '@mikvah/rules/price/money.ts'
import type { Quote } from '@mikvah/rules/price/price-of-visit.ts'
import { judgeBounds } from '@mikvah/rules/reservation/bounds.ts'
import { waitsOnPaper } from '@mikvah/rules/visit/from-paper.ts'
import { Refused } from '../../request/refused.ts'
import type { Booking } from './booking-facts.ts'
import type { Opened } from './open-booking.ts'
import type { OwnVisit } from './patron-facts.ts'
import { quoteView } from './quote-view.ts'
import type { WishBody } from './wish-of.ts'

/** Refuses a patron who is on the sheet already: another desk with the same sheet may just have added her. */
export function refuseOnSheet(visits: readonly StoredVisit[], ownerId: string): void {
  const isHers = ({ userId, status, placeholder }: StoredVisit) =>
    userId === ownerId && (waitsOnPaper(status) || status === 'Done') && !placeholder
  if (visits.some(isHers)) throw new Refused('already-on-sheet')
}

/** Refuses a patron more visits in a night, or more ahead, than the settings let her book for herself. */
export function refuseBeyondBounds(
  { wish, by, today }: Booking,
  others: readonly OwnVisit[],
  { ctx, replacedNight }: { ctx: Opened['ctx']; replacedNight: string | null },
): void {
  const facts = { by, now: ctx.now, today, values: ctx.content.values, replacedNight }
  const verdict = judgeBounds(wish.night, others, facts)
  if (!verdict.allowed) throw new Refused(verdict.because)
}

/** Refuses as `quote-changed`, with the present quote, where the body names another total than it costs. */
export function refuseChangedQuote({ expectedTotal }: WishBody, quote: Quote): void {
  if (expectedTotal == null || centsOf(expectedTotal) === quote.totalCents) return
  throw new Refused('quote-changed', { extra: { quote: quoteView(quote) } })
}

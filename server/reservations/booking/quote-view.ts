import { dollarsOf } from '@mikvah/rules/price/money.ts'
import type { Quote } from '@mikvah/rules/price/price-of-visit.ts'
import { lineView } from '../views/line-view.ts'

/** A quote in an answer, with amounts in dollars; `lateSurcharge` is 0 where there is none. */
export const quoteView = (quote: Quote) => ({
  lines: quote.lines.map(lineView),
  total: dollarsOf(quote.totalCents),
  prepayRequired: quote.prepayRequired,
  lateSurcharge: dollarsOf(quote.lines.find(({ code }) => code === 'late-surcharge')?.cents ?? 0),
})

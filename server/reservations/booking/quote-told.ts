import { dollarsOf } from '@mikvah/rules/price/money.ts'
import type { Quote } from '@mikvah/rules/price/price-of-visit.ts'
import { lineTold } from '../telling/line-told.ts'

export const quoteTold = (quote: Quote) => ({
  lines: quote.lines.map(lineTold),
  total: dollarsOf(quote.totalCents),
  prepayRequired: quote.prepayRequired,
  lateSurcharge: dollarsOf(quote.lines.find(({ code }) => code === 'late-surcharge')?.cents ?? 0),
})

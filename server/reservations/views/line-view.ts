import { dollarsOf } from '@mikvah/rules/price/money.ts'
import type { QuoteLine } from '@mikvah/rules/price/price-of-visit.ts'

/** A price line in an answer: the code of merchandise names the item, and the amount is in dollars. */
export const lineView = ({ code, item, quantity, cents }: QuoteLine) => ({
  code: item ? `${code}:${item}` : code,
  quantity: quantity ?? 1,
  amount: dollarsOf(cents),
})

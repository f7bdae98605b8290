import { type Balance, balanceOf } from '@mikvah/rules/price/balance.ts'
import type { Cents } from '@mikvah/rules/price/money.ts'
import type { QuoteLine } from '@mikvah/rules/price/price-of-visit.ts'
import type { Tx } from '../../db/database.ts'
import type { ReservationRow } from '../../reservations/store.ts'
import { type Money, moneyOfReservations } from './money.ts'

type Owing = Pick<ReservationRow, 'id' | 'replacingId' | 'status' | 'lines'>

/** The visits whose payments count: the visit itself, and the one it will replace. */
export const countedFor = ({ id, replacingId }: Pick<Owing, 'id' | 'replacingId'>): string[] =>
  replacingId ? [id, replacingId] : [id]

/** What is owed for a visit, given the money of `countedFor`. */
export const balanceFrom = (
  visit: Owing,
  payments: readonly Money[],
  discountCents: Cents = 0,
): Balance =>
  balanceOf({
    status: visit.status,
    lines: withDiscount(visit.lines, discountCents),
    payments,
  })

/** What is owed for a visit, read from the ledger. */
export const balanceOfVisit = async (
  tx: Tx,
  visit: Owing,
  discountCents: Cents = 0,
): Promise<Balance> =>
  balanceFrom(visit, await moneyOfReservations(tx, countedFor(visit)), discountCents)

export const withDiscount = (lines: readonly QuoteLine[], cents: Cents): QuoteLine[] =>
  cents > 0 ? [...lines, { code: 'discount-price', cents: -cents }] : [...lines]

import { type Balance, balanceOf } from '@mikvah/rules/price/balance.ts'
import type { Cents } from '@mikvah/rules/price/money.ts'
import type { QuoteLine } from '@mikvah/rules/price/price-of-visit.ts'
import type { Db, Tx } from '../../db/database.ts'
import { replacedBy } from '../../reservations/replaced-by.ts'
import type { ReservationRow } from '../../reservations/store.ts'
import { type Money, moneyOfReservations } from './money.ts'

type Owing = Pick<ReservationRow, 'id' | 'replacingId' | 'status' | 'lines'>

/** The ledger rows and open refunds that count for a visit: its own, and those of the one it will replace. */
export const moneyFor = async (
  db: Db,
  visit: Pick<Owing, 'id' | 'replacingId'>,
): Promise<Money[]> =>
  moneyOfReservations(db, [visit.id, ...(await replacedBy(db, [visit])).keys()])

/**
 * What is owed for a visit, given the money of `moneyFor`; `discountCents` is a discount that isn't among its price
 * lines yet.
 */
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

/**
 * What is owed for a visit, read from the ledger; `discountCents` is a discount that isn't among its price lines yet.
 */
export const balanceOfVisit = async (
  tx: Tx,
  visit: Owing,
  discountCents: Cents = 0,
): Promise<Balance> => balanceFrom(visit, await moneyFor(tx, visit), discountCents)

/** The price lines, with one more that takes so many cents off; as they are for 0. */
export const withDiscount = (lines: readonly QuoteLine[], cents: Cents): QuoteLine[] =>
  cents > 0 ? [...lines, { code: 'discount-price', cents: -cents }] : [...lines]

import { moneyTextOf } from '@mikvah/rules/price/currency.ts'
import { receiptLines, receiptText } from '@mikvah/rules/receipt/receipt.ts'
import { currencyOf, textOf } from '@mikvah/rules/settings/read.ts'
import type { Tx } from '../db/database.ts'
import { wallTimeTextOf } from '../notices/wall-time.ts'
import { balanceOfVisit } from '../payments/ledger/balance-of-visit.ts'
import { accountById } from '../people/accounts.ts'
import type { Moment } from '../request/context.ts'
import { textIn } from '../request/words.ts'
import type { ReservationRow } from '../reservations/store.ts'

/**
 * The receipt of a visit as one text with the facility's header and footer, and its language: the one chosen for the
 * visit, else hers, else English.
 */
export async function receiptOf(tx: Tx, { content }: Moment, row: ReservationRow) {
  const { values, texts, timeZone } = content
  const language = row.language ?? (await accountById(tx, row.userId))?.language ?? 'en'
  const when = wallTimeTextOf(row.startsAt, timeZone, language)
  const { paidCents, balanceCents } = await balanceOfVisit(tx, row)
  const { code: reservationCode, waitingCode } = row
  const lines = receiptLines({ reservationCode, waitingCode, paidCents, balanceCents })
  const currency = currencyOf(values)
  const said = lines.map(({ say, ...about }) => {
    const params: Record<string, string> = {
      ...when,
      ...('code' in about ? { code: about.code } : {}),
      ...('cents' in about ? { amount: moneyTextOf(about.cents, currency) } : {}),
    }
    return textIn(language, say, params, texts)
  })
  const around = {
    header: textOf(values, 'printerHeader'),
    footer: textOf(values, 'printerFooter'),
  }
  return { language, text: receiptText(around, said) }
}

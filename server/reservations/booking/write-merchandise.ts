import {
  judgeMerchandise,
  type MerchandiseWish,
  merchandiseLinesOf,
} from '@mikvah/rules/price/merchandise.ts'
import { isIn } from '@mikvah/rules/reservation/statuses.ts'
import type { AskedBySomeone } from '../../asked/asked.ts'
import type { Parts } from '../../asked/parts.ts'
import { Refused } from '../../asked/refused.ts'
import { keepMade } from '../../asked/request-key.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import { nightAt, placeById, todayOf } from '../../nights/nights.ts'
import { mayTouch } from '../../people/owner.ts'
import { changeReservation, hasOpenPayment, lockReservation } from '../store.ts'
import { tellReservation, tellReservationById } from '../telling/view.ts'
import { onSale } from './booking-facts.ts'

/** Sets how many of each named item a visit takes; items that aren't named stay as they were. */
export async function writeVisitMerchandise(
  parts: Parts,
  asked: AskedBySomeone,
  id: string,
  items: readonly MerchandiseWish[],
) {
  if (asked.key?.made) return tellReservationById(parts.db.orm, asked, id)
  const row = await parts.db.inTransaction(async (tx) => {
    const locked = await lockReservation(tx, id)
    if (!locked || !mayTouch(asked, locked.userId)) throw new Refused('not-found')
    await keepMade(tx, asked.key, { reservation: id })
    if (locked.night < todayOf(asked)) throw new Refused('edit-past')
    if (!isIn('live', locked.status)) throw new Refused('edit-not-now')
    if (await hasOpenPayment(tx, id)) throw new Refused('payment-in-progress')
    const place = placeById(asked, locked.locationId)
    if (place && nightAt(asked, place, locked.night).shabbosMode)
      throw new Refused('merchandise-not-in-shabbos-mode')
    const sold = onSale(asked.content)
    const verdict = judgeMerchandise(items, sold)
    if (!verdict.allowed) throw new Refused(verdict.because, { params: { item: verdict.item } })
    const named = new Set(items.map(({ item }) => item))
    const kept = locked.lines.filter(
      ({ code, item }) => code !== 'merchandise' || !named.has(item ?? ''),
    )
    const added = merchandiseLinesOf(items, sold).map((line) => ({
      code: 'merchandise' as const,
      ...line,
    }))
    await writeAudit(tx, asked, { subject: id, owner: locked.userId })
    return changeReservation(tx, id, { lines: [...kept, ...added] })
  })
  return tellReservation(parts.db.orm, asked, row)
}

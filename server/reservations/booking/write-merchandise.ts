import {
  judgeMerchandise,
  type MerchandiseWish,
  merchandiseLinesOf,
} from '@mikvah/rules/price/merchandise.ts'
import { isIn } from '@mikvah/rules/reservation/statuses.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import { locationById, nightAt, todayOf } from '../../nights/nights.ts'
import { giveBackOver } from '../../payments/refunding/give-back-over.ts'
import { mayTouch } from '../../people/owner.ts'
import type { SignedInContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { Refused } from '../../request/refused.ts'
import { recordOutcome } from '../../request/request-key.ts'
import { changeReservation, hasOpenPayment, lockReservation } from '../store.ts'
import { readReservation, readReservationById } from '../views/view.ts'
import { onSale } from './booking-facts.ts'

/**
 * Sets how many of each named item a visit takes, and gives the visit; items that aren't named stay as they were. What
 * was paid beyond the new total goes back as after an edit. Refuses for a past night, Shabbos mode, a visit that is
 * over or is being paid for, and items that aren't sold.
 */
export async function writeVisitMerchandise(
  parts: Parts,
  ctx: SignedInContext,
  id: string,
  items: readonly MerchandiseWish[],
) {
  if (ctx.key?.made) return readReservationById(parts.db.orm, ctx, id)
  const row = await parts.db.inTransaction(async (tx) => {
    const locked = await lockReservation(tx, id)
    if (!locked || !mayTouch(ctx, locked.userId)) throw new Refused('not-found')
    await recordOutcome(tx, ctx.key, { reservation: id })
    if (locked.night < todayOf(ctx)) throw new Refused('edit-past')
    if (!isIn('takePlace', locked.status)) throw new Refused('edit-not-now')
    if (await hasOpenPayment(tx, id)) throw new Refused('payment-in-progress')
    const location = locationById(ctx, locked.locationId)
    if (location && nightAt(ctx, location, locked.night).shabbosMode)
      throw new Refused('merchandise-not-in-shabbos-mode')
    const sold = onSale(ctx.content)
    const verdict = judgeMerchandise(items, sold)
    if (!verdict.allowed) throw new Refused(verdict.because, { params: { item: verdict.item } })
    const named = new Set(items.map(({ item }) => item))
    const staying = locked.lines.filter(
      ({ code, item }) => code !== 'merchandise' || !named.has(item ?? ''),
    )
    const added = merchandiseLinesOf(items, sold).map((line) => ({
      code: 'merchandise' as const,
      ...line,
    }))
    await writeAudit(tx, ctx, { subject: id, owner: locked.userId })
    const changed = await changeReservation(tx, id, { lines: [...staying, ...added] })
    await giveBackOver(tx, ctx, { old: locked, changed })
    return changed
  })
  return readReservation(parts.db.orm, ctx, row)
}

import { dollarsOf } from '@mikvah/rules/price/money.ts'
import { countryOf, textOf } from '@mikvah/rules/settings/read.ts'
import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import type { Tx } from '../db/database.ts'
import { and, asc, eq } from '../db/drizzle/queries.ts'
import { isLocked, keepLookUp, lock, lookUpsOf, missesOf } from '../kiosk/store.ts'
import { addEvent } from '../live/add-event.ts'
import { todayOf } from '../nights/nights.ts'
import { balanceOfVisit } from '../payments/ledger/balance-of-visit.ts'
import { type Account, accountByUserName } from '../people/accounts.ts'
import { phoneIn } from '../people/phone-number.ts'
import type { SignedInContext } from '../request/context.ts'
import { countTry, withinLimit } from '../request/limits.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'
import type { ReservationRow } from '../reservations/store.ts'
import { reservations } from '../reservations/table.ts'
import { judgeStep } from '../visits/refuse-move.ts'

type Given = { phone: string; code?: string | undefined }
type Found = { row: ReservationRow; owner: Account }

/**
 * Finds the one visit that may be checked in now, stores that this kiosk may act on it, and gives it with its balance
 * in dollars. Beyond the limit of look-ups it refuses with too-many-tries. In all other cases she is sent to the desk
 * in the same words (see-the-desk), so that a stranger at the kiosk can't learn whether somebody is known, comes
 * tonight, or came.
 */
export async function findAtKiosk(parts: Parts, ctx: SignedInContext, given: Given) {
  const { db, realNow } = parts
  const { userId } = ctx.by
  await withinLimit(db.orm, lookUpsOf(userId), realNow(), 'too-many-tries')
  const answer = await db.inTransaction(async (tx) => {
    if (await isLocked(tx, userId)) return null
    const found = await findVisit(tx, ctx, given)
    if (!found) return miss(tx, ctx, realNow())
    await keepLookUp(tx, ctx, found.row.id)
    const { balanceCents } = await balanceOfVisit(tx, found.row)
    return { ...visitFound(ctx, found), balance: dollarsOf(balanceCents) }
  })
  if (!answer) throw new Refused('see-the-desk')
  return answer
}

async function findVisit(tx: Tx, ctx: SignedInContext, given: Given): Promise<Found | null> {
  const owner = await accountByUserName(
    tx,
    phoneIn(given.phone, countryOf(ctx.content.values)) ?? '',
  )
  if (owner?.kind !== 'patron') return null
  const tonight = await tx
    .select()
    .from(reservations)
    .where(and(eq(reservations.userId, owner.id), eq(reservations.night, todayOf(ctx))))
    .orderBy(asc(reservations.startsAt))
  const row = tonight.find(
    (one) => isNamed(ctx, one, given) && judgeStep(ctx, one, 'Waiting').allowed,
  )
  return row ? { row, owner } : null
}

const isNamed = ({ content: { values } }: SignedInContext, row: ReservationRow, { code }: Given) =>
  textOf(values, 'kioskAsksFor') === 'phone' || code?.trim() === row.code

/** Counts a look-up that found nothing: every fifth in ten minutes locks the kiosk until the desk releases it. */
async function miss(tx: Tx, ctx: SignedInContext, realNow: number): Promise<null> {
  const { userId } = ctx.by
  const misses = missesOf(userId)
  const count = await countTry(tx, misses, realNow)
  await keepLookUp(tx, ctx, null)
  if (count % misses.most === 0) {
    await lock(tx, userId)
    await addEvent(tx, 'locks')
  }
  return null
}

const visitFound = ({ content }: SignedInContext, { row, owner }: Found) => ({
  reservationId: row.id,
  reservationCode: row.code,
  reservationTime: instantTextOf(row.startsAt, content.timeZone),
  language: row.language ?? owner.language,
})

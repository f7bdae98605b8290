import { papersKept } from '@mikvah/rules/garage/papers.ts'
import { hours, type Ms, minutes } from '@mikvah/rules/time/ms.ts'
import { contactMessages } from '../contact/table.ts'
import type { TransactionOptions, Tx } from '../db/database.ts'
import { and, isNotNull, isNull, lt, lte, max, sql } from '../db/drizzle/queries.ts'
import { devicePairings } from '../devices/table.ts'
import { endsSince } from '../facility/facility.ts'
import { addEvent } from '../live/add-event.ts'
import { liveEvents } from '../live/table.ts'
import { effects, messages } from '../outbox/table.ts'
import { webhookEvents } from '../payments/table.ts'
import { forgetDecided } from '../plates/store.ts'
import { momentOf } from '../request/moment.ts'
import type { Parts } from '../request/parts.ts'
import { idempotencyKeys, limits } from '../request/table.ts'
import { credentialLives } from '../sign-in/store.ts'
import { deviceCredentials, endedFamilies, loginCodes, refreshTokens } from '../sign-in/table.ts'

const days = (count: number): Ms => hours(24 * count)
/**
 * A screen that was away for a quarter of an hour is sent what it missed; events are kept a little longer than that.
 */
const liveEventsLifetime = minutes(20)
const lastDone = new WeakMap<Parts, Ms>()

/**
 * The retention periods of what isn't a visit: once an hour deletes rows that are no longer needed, so that nobody can
 * read in them later. Gives 0, as nothing is left for another round. Visits: `forgetOldVisits`.
 */
export async function forgetOldRows(parts: Parts): Promise<number> {
  const now = parts.realNow()
  if (Math.abs(now - (lastDone.get(parts) ?? 0)) < hours(1)) return 0
  await forget(parts)
  lastDone.set(parts, now)
  return 0
}

const unhurried = { waits: 'long', lockTimeout: 2000 } as const satisfies TransactionOptions

/**
 * Deletes the rows whose retention period is over, without waiting for the hour: of codes, pairings, refresh tokens,
 * keys and limits a day, of ended sign-ins half an hour, of live events 20 minutes, of effects 7 days, or 400 with a
 * name, of messages, webhook events and decided papers 30, of letters to the office 180; and what signs devices in,
 * once it has run out. Each kind is compared with the clock that wrote it.
 */
export async function forget(parts: Parts): Promise<void> {
  const real = parts.realNow()
  const { now } = await momentOf(parts)
  await parts.db.inTransaction(async (tx) => {
    await tx.delete(limits).where(lte(limits.expiresAt, real - days(1)))
    await tx.delete(idempotencyKeys).where(lte(idempotencyKeys.startedAt, real - days(1)))
    await tx.delete(loginCodes).where(lte(loginCodes.expiresAt, real - days(1)))
    await tx.delete(devicePairings).where(lte(devicePairings.expiresAt, real - days(1)))
    await tx.delete(endedFamilies).where(lt(endedFamilies.endedAt, endsSince))
    await tx.delete(refreshTokens).where(lte(refreshTokens.expiresAt, real - days(1)))
    await tx
      .delete(deviceCredentials)
      .where(lte(deviceCredentials.lastUsedAt, real - credentialLives))
    await tx.delete(effects).where(and(isNull(effects.dedupe), lte(effects.doneAt, real - days(7))))
    // The name of an effect stays, so that it isn't done twice; the rest of the row is blanked.
    await tx
      .delete(effects)
      .where(and(isNotNull(effects.dedupe), lte(effects.doneAt, real - days(400))))
    await forgetNumbered(tx, real - liveEventsLifetime)
    await forgetUnnumbered(tx)
    await tx.delete(messages).where(lte(messages.at, now - days(30)))
    await tx.delete(webhookEvents).where(lte(webhookEvents.at, now - days(30)))
    await forgetDecided(tx, now - papersKept)
    await tx.delete(contactMessages).where(lte(contactMessages.at, now - days(180)))
  }, unhurried)
}

/**
 * Deletes numbered events but keeps the row of the last number, without its content: by it a process whose screens
 * were away notices that others have sent something since.
 */
async function forgetNumbered(tx: Tx, before: Ms): Promise<void> {
  const { at, number } = liveEvents
  const last = tx.select({ number: max(number) }).from(liveEvents)
  await tx.delete(liveEvents).where(and(lte(at, before), lt(number, last)))
  await tx.update(liveEvents).set({ subject: '', data: null }).where(lte(at, before))
}

/** Deletes events that nobody has numbered in all that time: a screen that comes back loads its lists anew. */
async function forgetUnnumbered(tx: Tx): Promise<void> {
  // The database has dated them. By the clock of a process that is ahead of it they would be old when they are written.
  const before = sql`now() - make_interval(secs => ${liveEventsLifetime / 1000})`
  const unnumbered = await tx
    .delete(liveEvents)
    .where(and(isNull(liveEvents.number), lte(liveEvents.written, before)))
    .returning({ id: liveEvents.id })
  if (unnumbered.length > 0) await addEvent(tx, 'resync')
}

import type { DeliveryState, WhyNot } from '@mikvah/rules/messages/delivery.ts'
import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import { hours } from '@mikvah/rules/time/ms.ts'
import { and, desc, eq, gte, like } from '../db/drizzle/queries.ts'
import { effects, messages } from '../outbox/table.ts'
import { users } from '../people/table.ts'
import type { SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { deskTexts } from './desk-text-names.ts'

const most = 200

/**
 * The texts that the desk sent in the last 24 hours, newest first, 200 at most, each with its delivery state as far as
 * the provider has said.
 */
export async function listSent({ db }: Parts, { now, content }: SignedInContext) {
  const rows = await db.orm
    .select({
      ...{ id: effects.id, at: effects.dueAt, doneAt: effects.doneAt },
      ...{ number: messages.to, userId: users.id, state: messages.state, why: messages.why },
    })
    .from(effects)
    .leftJoin(messages, eq(messages.id, effects.id))
    .leftJoin(users, and(eq(users.userName, messages.to), eq(users.kind, 'patron')))
    .where(and(like(effects.dedupe, `${deskTexts}%`), gte(effects.dueAt, now - hours(24))))
    .orderBy(desc(effects.dueAt), desc(effects.id))
    .limit(most)
  return rows.map(({ id, at, number, userId, ...row }) => ({
    ...{ id, at: instantTextOf(at, content.timeZone), number: number ?? '', userId },
    ...deliveryOf(row),
  }))
}

type Found = { state: DeliveryState | null; why: WhyNot | null; doneAt: number | null }

/** A message that was given up while it still waited came too late. */
function deliveryOf({ state, why, doneAt }: Found): { state: DeliveryState; why: WhyNot | null } {
  const waits = state === null || state === 'waiting'
  if (waits && doneAt !== null) return { state: 'failed', why: 'too-late' }
  return { state: state ?? 'waiting', why }
}

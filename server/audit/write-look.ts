import type { AuditAct, AuditDetails, LookedAt } from '@mikvah/contract/audited.ts'
import type { Endpoint } from '@mikvah/contract/endpoint.ts'
import { holds } from '@mikvah/rules/people/roles.ts'
import type { Db } from '../db/database.ts'
import { newId } from '../ids.ts'
import type { Caller, RequestContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { auditLog } from './table.ts'

type Facts = Readonly<Record<string, unknown>>
type Sent = { params: Facts; query: Facts; answer: unknown }

/**
 * Logs that somebody whose looks are logged (`isLogged`) looked at another's record or at a list, where the call is
 * declared as a look. If it can't be logged, the call isn't answered.
 */
export async function writeLook(
  { db }: Parts,
  { audited }: Endpoint,
  { now, by }: RequestContext,
  sent: Sent,
): Promise<void> {
  if (!('look' in audited) || !by || !isLogged(by)) return
  if (audited.of === 'result') return writeFound(db.orm, { now, by }, audited.look, sent.answer)
  const subject = audited.of === null ? null : subjectOf(sent, audited.of)
  if (subject === by.userId || (subject === null && audited.of !== null)) return
  const days = (audited.days ?? []).map((name) => [name, sent.query[name]])
  const details = Object.fromEntries(days.filter(([, day]) => day !== undefined))
  await lookedAt(db.orm, { now, by }, { look: audited.look, subject, details })
}

/** Writes the row that says who looked at whose record. */
export const lookedAt = (
  db: Db,
  { now, by }: Pick<RequestContext, 'now' | 'by'>,
  {
    look,
    subject,
    details = {},
  }: { look: AuditAct; subject: string | null; details?: AuditDetails },
) =>
  db
    .insert(auditLog)
    .values({ id: newId(), at: now, actor: by?.userId ?? null, act: look, subject, details })

/** Whether looks of this account are logged: any but a patron's, and a patron's who works at the desk. */
export const isLogged = ({ kind, roles }: Caller) => kind !== 'patron' || holds(roles, 'Reception')

function subjectOf({ params, query, answer }: Sent, where: Exclude<LookedAt, 'result'>) {
  if (where === 'result.id') return idIn(answer, 'id')
  const id = where === 'params.id' ? params.id : query.user
  if (typeof id !== 'string') throw new Error(`The call has no ${where}.`)
  return id
}

function idIn(answer: unknown, name: string): string | null {
  const id = typeof answer === 'object' && answer !== null ? (answer as Facts)[name] : null
  return typeof id === 'string' ? id : null
}

/** Logs a search, with the ids of all that it found. */
async function writeFound(
  db: Db,
  ctx: Pick<RequestContext, 'now' | 'by'>,
  look: AuditAct,
  answer: unknown,
) {
  const ids = (name: string, of: string) => {
    const list = (answer as Facts)[name]
    return Array.isArray(list) ? list.map((one) => idIn(one, of)) : []
  }
  const details = { users: ids('users', 'id'), visits: ids('reservations', 'reservationId') }
  if (details.users.length + details.visits.length === 0) return
  await lookedAt(db, ctx, { look, subject: null, details })
}

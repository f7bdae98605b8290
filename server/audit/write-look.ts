import type { AuditAct } from '@mikvah/contract/audited.ts'
import type { Endpoint } from '@mikvah/contract/endpoint.ts'
import { holds } from '@mikvah/rules/people/roles.ts'
import type { Asked, Caller } from '../asked/asked.ts'
import type { Parts } from '../asked/parts.ts'
import type { Db } from '../db/database.ts'
import { newId } from '../ids.ts'
import { auditLog } from './table.ts'

type Sent = { params: Readonly<Record<string, unknown>>; query: Readonly<Record<string, unknown>> }

/** Writes that staff looked at somebody's record. Nobody is told anything whose look can't be written down. */
export async function writeLook(
  { db }: Parts,
  { audited }: Endpoint,
  { now, by }: Asked,
  sent: Sent,
): Promise<void> {
  if (!('look' in audited) || !by || !isStaff(by)) return
  const subject = audited.of === null ? null : subjectOf(sent, audited.of)
  if (subject === by.userId) return
  const days = (audited.days ?? []).map((name) => [name, sent.query[name]])
  const details = Object.fromEntries(days.filter(([, day]) => day !== undefined))
  await lookedAt(db.orm, { now, by }, { look: audited.look, subject, details })
}

/** One row of somebody's having looked. */
export const lookedAt = (
  db: Db,
  { now, by }: Pick<Asked, 'now' | 'by'>,
  {
    look,
    subject,
    details = {},
  }: { look: AuditAct; subject: string | null; details?: Record<string, unknown> },
) =>
  db
    .insert(auditLog)
    .values({ id: newId(), at: now, actor: by?.userId ?? null, act: look, subject, details })

export const isStaff = ({ kind, roles }: Caller) => kind !== 'patron' || holds(roles, 'Reception')

function subjectOf({ params, query }: Sent, where: 'params.id' | 'query.user'): string {
  const id = where === 'params.id' ? params.id : query.user
  if (typeof id !== 'string') throw new Error(`The call has no ${where}.`)
  return id
}

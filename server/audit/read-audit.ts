import type { AuditAct } from '@mikvah/contract/audited.ts'
import type { QueryOf } from '@mikvah/contract/endpoint.ts'
import type { audit as auditCall } from '@mikvah/contract/settings/audit.ts'
import { businessDaySpanOf } from '@mikvah/rules/time/business-day.ts'
import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import { alias } from '../db/drizzle/columns.ts'
import {
  and,
  desc,
  eq,
  getTableColumns,
  gte,
  ilike,
  lt,
  or,
  type SQL,
  sql,
} from '../db/drizzle/queries.ts'
import { accountName } from '../people/account-name.ts'
import { users } from '../people/table.ts'
import type { RequestContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'
import { reservations } from '../reservations/table.ts'
import { auditLog } from './table.ts'

const actors = alias(users, 'actors')
const subjects = alias(users, 'subjects')

/**
 * The log, newest first, a page at a time; `next` is the cursor of the page after it, null at the end. The days of the
 * query are business days of the facility's zone.
 */
export async function readAudit(
  { db }: Pick<Parts, 'db'>,
  { content }: RequestContext,
  query: QueryOf<typeof auditCall>,
) {
  const { timeZone } = content
  const rows = await db.orm
    .select({
      ...getTableColumns(auditLog),
      byName: accountName(actors),
      subjectName: sql<string | null>`coalesce(${accountName(subjects)}, ${reservations.code})`,
    })
    .from(auditLog)
    .leftJoin(actors, eq(actors.id, auditLog.actor))
    .leftJoin(subjects, eq(subjects.id, auditLog.subject))
    .leftJoin(reservations, eq(reservations.id, auditLog.subject))
    .where(and(...wanted(query, timeZone)))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(query.limit + 1)
  const shown = rows.slice(0, query.limit)
  const last = rows.length > query.limit ? shown.at(-1) : undefined
  return {
    rows: shown.map(({ id, at, actor, byName, act, subject, subjectName, details }) => ({
      ...{ id, at: instantTextOf(at, timeZone), act: act as AuditAct },
      by: actor === null ? null : { userId: actor, name: byName ?? actor },
      ...{ subject, subjectName, details },
    })),
    next: last ? `${last.at}.${last.id}` : null,
  }
}

function wanted(
  { q, act, by, subject, from, to, cursor }: QueryOf<typeof auditCall>,
  timeZone: string,
): (SQL | undefined)[] {
  const like = q ? `%${q.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%` : null
  return [
    act && eq(auditLog.act, act),
    by ? eq(auditLog.actor, by) : undefined,
    subject ? eq(auditLog.subject, subject) : undefined,
    from ? gte(auditLog.at, businessDaySpanOf(from, timeZone).from) : undefined,
    to ? lt(auditLog.at, businessDaySpanOf(to, timeZone).to) : undefined,
    like
      ? or(
          ilike(auditLog.act, like),
          ilike(auditLog.subject, like),
          sql`${accountName(actors)} ilike ${like}`,
          sql`${accountName(subjects)} ilike ${like}`,
          eq(reservations.code, q ?? ''),
        )
      : undefined,
    cursor ? before(cursor) : undefined,
  ]
}

/** The rows that come after a page (pagination), by the cursor that came with it. */
function before(cursor: string): SQL | undefined {
  const [at, id] = placeIn(cursor)
  return or(lt(auditLog.at, at), and(eq(auditLog.at, at), lt(auditLog.id, id)))
}

/** No row is later than the last day that a call may name; the database refuses years of five digits. */
const outOfReach: Ms = Date.UTC(2300, 0)

function placeIn(cursor: string): [at: Ms, id: string] {
  const [at = '', id = ''] = cursor.split('.')
  if (/^\d{1,14}$/.test(at) && Number(at) < outOfReach && id) return [Number(at), id]
  const message = 'Give `next` of the answer before, as it is.'
  throw new Refused('invalid-request', {
    errors: [{ path: 'cursor', message }],
    params: { fields: 'cursor' },
  })
}

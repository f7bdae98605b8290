import type { QueryOf } from '@mikvah/contract/endpoint.ts'
import type { listAdmin as listAdminCall } from '@mikvah/contract/reservations/telling.ts'
import { daysBetween } from '@mikvah/rules/time/business-day.ts'
import { and, asc, between, eq, ne } from 'drizzle-orm'
import type { AskedBySomeone } from '../../asked/asked.ts'
import type { Parts } from '../../asked/parts.ts'
import { Refused } from '../../asked/refused.ts'
import type { Db } from '../../db/database.ts'
import { longSnapshot } from '../../db/snapshot.ts'
import { todayOf } from '../../nights/nights.ts'
import { reservations } from '../table.ts'
import type { ReservationTold } from './patrons-view.ts'
import { tellVisits } from './view.ts'

const mostDays = 400
/** Told at a time: a year of busy nights has more ids than one statement takes. */
const some = 1000
type Days = { from: string; to: string; kallahOnly: boolean }

/** Everyone's visits of some days, in the order of the hours. */
export function listAdmin(
  { db }: Parts,
  asked: AskedBySomeone,
  { dt = todayOf(asked), dtTo = dt, bKallahOnly = false }: QueryOf<typeof listAdminCall>,
) {
  refuseTooMany(dt, dtTo)
  return db.inTransaction(async (tx) => {
    const ids = await idsOfDays(tx, { from: dt, to: dtTo, kallahOnly: bKallahOnly })
    const all: ReservationTold[] = []
    for (let told = 0; told < ids.length; told += some) {
      const next = ids.slice(told, told + some)
      const visits = await tellVisits(tx, asked, next)
      all.push(...next.flatMap((id) => visits.get(id) ?? []))
    }
    return { all }
  }, longSnapshot)
}

function refuseTooMany(from: string, to: string): void {
  const days = daysBetween(from, to) + 1
  if (days >= 1 && days <= mostDays) return
  throw new Refused('invalid-request', {
    params: { fields: 'dtTo' },
    errors: [{ path: 'dtTo', message: `From dt at most ${mostDays} days.` }],
  })
}

async function idsOfDays(db: Db, { from, to, kallahOnly }: Days): Promise<string[]> {
  const { id, night, status, kallah, startsAt, code } = reservations
  const rows = await db
    .select({ id })
    .from(reservations)
    .where(
      and(
        between(night, from, to),
        ne(status, 'Replaced'),
        kallahOnly ? eq(kallah, true) : undefined,
      ),
    )
    .orderBy(asc(startsAt), asc(code))
  return rows.map((row) => row.id)
}

import type { QueryOf } from '@mikvah/contract/endpoint.ts'
import { listAdmin as listAdminCall } from '@mikvah/contract/reservations/reading.ts'
import { daysWith } from '../../db/days-with.ts'
import { and, asc, between, eq, ne } from '../../db/drizzle/queries.ts'
import { daysAsked } from '../../nights/days-asked.ts'
import type { SignedInContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { reservations } from '../table.ts'
import { readVisits } from './view.ts'
import type { ReservationView } from './visit-facts.ts'

/** How many are read at a time; other calls are served in between, also on a single connection. */
const some = 50

/**
 * The visits of the days that are asked for, or only kallahs' among them, canceled ones too but without replaced ones,
 * in the order of their hours; in lists of 50 at most, read as they are asked for.
 */
export function listAdmin(
  { db: { orm } }: Pick<Parts, 'db'>,
  ctx: SignedInContext,
  query: QueryOf<typeof listAdminCall>,
): AsyncGenerator<ReservationView[]> {
  const days = daysAsked(listAdminCall, ctx, query)
  const { id, night, status, kallah, startsAt, code } = reservations
  const wanted = and(ne(status, 'Replaced'), query.bKallahOnly ? eq(kallah, true) : undefined)
  return visits()

  async function* visits() {
    for await (const { from, to } of daysWith(orm, {
      ...days,
      of: night,
      where: wanted,
      atOnce: 1,
    })) {
      const found = await orm
        .select({ id })
        .from(reservations)
        .where(and(between(night, from, to), wanted))
        .orderBy(asc(startsAt), asc(code), asc(id))
      for (let next = 0; next < found.length; next += some) {
        const ids = found.slice(next, next + some).map((row) => row.id)
        const visits = await readVisits(orm, ctx, ids)
        yield ids.flatMap((one) => visits.get(one) ?? [])
      }
    }
  }
}

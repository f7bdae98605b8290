import { noFlags } from '@mikvah/rules/reservation/visit-flags.ts'
import type { Database } from '../db/database.ts'
import { newId } from '../ids.ts'
import { payments } from '../payments/table.ts'
import { users } from '../people/table.ts'
import { reservations, statusHistory } from '../reservations/table.ts'

type Visit = Partial<typeof reservations.$inferInsert> & { night: string }

/**
 * What writes patrons, and visits, their payments and the steps of their evenings on nights that are over, as they are
 * stored at the end of such a night.
 */
export function pastVisits(db: Database) {
  let made = 0
  const at = (night: string, hour: string) => Date.parse(`${night}T${hour}:00-05:00`)
  return {
    at,
    async patron(more: Partial<typeof users.$inferInsert> = {}) {
      const id = newId()
      const phone = String(13_005_550_000 + made++)
      await db.orm
        .insert(users)
        .values({ id, kind: 'patron', userName: phone, phone, createdAt: 0, ...more })
      return id
    },
    async visit(userId: string, visit: Visit): Promise<string> {
      const id = newId()
      const startsAt = visit.startsAt ?? at(visit.night, '20:00')
      await db.orm.insert(reservations).values({
        ...noFlags,
        ...{ id, userId, code: String(1000 + (made++ % 9000)), locationId: 'main' },
        ...{ startsAt, endsAt: startsAt + 1_800_000, status: 'Done' as const },
        ...{ lines: [{ code: 'shower' as const, cents: 2500 }] },
        ...{ statusSince: startsAt, createdAt: startsAt },
        ...visit,
      })
      return id
    },
    async paid(reservationId: string | null, row: Partial<typeof payments.$inferInsert>) {
      const day = row.day ?? '2026-11-20'
      await db.orm.insert(payments).values({
        ...{ id: newId(), reservationId, status: 'Approved', method: 'CreditCard', cents: 2500 },
        ...{ day, at: at(day, '20:00') },
        ...row,
      })
    },
    /** When she came into each status of the evening; the last is Done. */
    async evening(
      reservationId: string,
      night: string,
      steps: readonly (readonly [(typeof statusHistory.$inferInsert)['next'], string])[],
      more: Partial<typeof statusHistory.$inferInsert> = {},
    ) {
      const rows = steps.map(([next, hour], nth) => {
        const before = steps[nth - 1]
        return {
          ...{ id: newId(), reservationId, next, at: at(night, hour) },
          previous: before?.[0] ?? null,
          previousSince: before ? at(night, before[1]) : null,
          ...more,
        }
      })
      await db.orm.insert(statusHistory).values(rows)
    },
  }
}

import { hasHoldEnded } from '@mikvah/rules/reservation/hold.ts'
import { isIn, reservationStatuses } from '@mikvah/rules/reservation/statuses.ts'
import { expect, it } from 'vitest'
import { attempts } from '../payments/table.ts'
import { aDesk, at, wednesday } from '../test/a-desk.ts'
import { tuesday } from '../test/a-facility.ts'
import { lockEndedHolds } from './ended-holds.ts'
import type { NewReservation } from './store.ts'
import { reservations } from './table.ts'

const now = Date.parse(tuesday)
const startsAt = Date.parse(at('21:00'))
/** Up to which moment each may be held: none, either side of now, and now itself. */
const ends = [null, now - 1, now, now + 1]
const charges = [
  null,
  { kind: 'charge', state: 'open' },
  { kind: 'charge', state: 'approved' },
  { kind: 'charge', state: 'declined' },
  { kind: 'refund', state: 'open' },
] as const

const cases = reservationStatuses.flatMap((status) =>
  ends.flatMap((holdUntil) => charges.map((charge) => ({ status, holdUntil, charge }))),
)

it('the database finds the very holds that the rule says have ended', async () => {
  const { db, patron } = await aDesk()
  const { userId } = await patron()
  const id = (n: number) => `visit-${n}`
  const rows = cases.map(
    ({ status, holdUntil }, n): NewReservation => ({
      ...{ id: id(n), code: String(n), userId, locationId: 'main', night: wednesday, lines: [] },
      ...{ startsAt, endsAt: startsAt + 1, statusSince: now, createdAt: now },
      ...{ status, holdUntil },
      roomId: isIn('inRoom', status) ? n + 1 : null,
      pool: status === 'InMikvah' ? n + 1 : null,
    }),
  )
  const tries = cases.flatMap(({ charge }, n) =>
    charge
      ? [
          {
            ...charge,
            ...{ id: `charge-${n}`, reservationId: id(n), purpose: 'visit' as const, cents: 100 },
            ...{ processor: 'stripe' as const, split: [], openedAt: now, expiresAt: now },
          },
        ]
      : [],
  )
  let found: { id: string }[] = []
  // The rooms that these visits name don't exist, which is asked when the transaction ends: it never does.
  const asked = db.inTransaction(async (tx) => {
    await tx.insert(reservations).values(rows)
    await tx.insert(attempts).values(tries)
    found = await lockEndedHolds(tx, now)
    throw new Error('asked')
  })
  await expect(asked).rejects.toThrow('asked')

  const ended = cases.flatMap(({ status, holdUntil, charge }, n) => {
    const paymentOpen = charge?.kind === 'charge' && charge.state === 'open'
    return hasHoldEnded({ status, holdUntil, paymentOpen }, now) ? [id(n)] : []
  })
  expect(ended).toHaveLength(8)
  expect(found.map((row) => row.id).sort()).toEqual(ended.sort())
})

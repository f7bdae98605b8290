import type { ReservationStatus } from '@mikvah/rules/reservation/statuses.ts'
import { lockReservation } from '../reservations/store.ts'
import { moveStatus } from '../visits/move-status.ts'
import type { TestFacility } from './a-facility.ts'

/** Writes a visit into a room at a stage of the evening, without the steps and checks that lead there. */
export async function inARoom(
  { db, parts }: Pick<TestFacility, 'db' | 'parts'>,
  id: string,
  { room, status }: { room: number; status: ReservationStatus },
): Promise<void> {
  const { now } = await parts.facility.read()
  await db.inTransaction(async (tx) => {
    const row = await lockReservation(tx, id)
    if (!row) throw new Error('There is no such visit.')
    const placed = await moveStatus(tx, { now }, row, { to: 'Assigned', goes: { into: room } })
    if (status !== 'Assigned') await moveStatus(tx, { now }, placed, { to: status })
  })
}

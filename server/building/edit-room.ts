import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { editRoom as editRoomCall } from '@mikvah/contract/settings/building.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Tx } from '../db/database.ts'
import { numberIn } from '../ids.ts'
import type { SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'
import { reservationById } from '../reservations/store.ts'
import { changeRoom, lockRoom, type RoomRow } from '../rooms/store.ts'
import { refuseTakenNumber } from './add-room.ts'
import { visitsLeftWithoutRoom } from './left-without-room.ts'
import { lockKnownSection } from './sections.ts'
import { changesOf, roomSetUp } from './store.ts'

/**
 * Changes what is given of a room and gives it as it becomes, with the visits that it would no longer serve; they stay
 * as they are. With dryRun nothing is written. Refuses to take a room out of use or to another building while somebody
 * is in it, and a number that another room of the building has.
 */
export async function editRoom(
  parts: Parts,
  ctx: SignedInContext,
  id: string,
  { dryRun, ...body }: BodyOf<typeof editRoomCall>,
) {
  const number = numberIn(id)
  if (number === null) throw new Refused('not-found')
  const written = parts.db.inTransaction(async (tx) => {
    // The section is locked before its rooms, in the order in which opening the evening locks them.
    const section = body.sectionId === undefined ? null : await lockKnownSection(tx, body.sectionId)
    const row = await lockRoom(tx, number)
    if (!row) throw new Refused('not-found')
    const becomes = {
      ...row,
      ...changesOf(body),
      locationId: section?.locationId ?? row.locationId,
    }
    await refuseFromUnderHer(tx, row, becomes)
    const reservationsOutside = await visitsLeftWithoutRoom(tx, ctx, row, becomes)
    if (!dryRun) {
      await changeRoom(tx, number, becomes)
      await writeAudit(tx, ctx, { subject: id, details: { fields: Object.keys(body) } })
    }
    return { ...roomSetUp(becomes), reservationsOutside }
  })
  return refuseTakenNumber(body.number ?? '', written)
}

/** While somebody is in a room, it can neither be taken out of use nor moved to another building. */
async function refuseFromUnderHer(tx: Tx, row: RoomRow, becomes: RoomRow): Promise<void> {
  const goes = (row.active && !becomes.active) || row.locationId !== becomes.locationId
  if (!goes || row.reservationId === null) return
  const visit = await reservationById(tx, row.reservationId)
  throw new Refused('room-with-visit', { params: { code: visit?.code ?? '' } })
}

import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { addRoom as addRoomCall } from '@mikvah/contract/settings/building.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { refusedBy } from '../db/sql-state.ts'
import { settingsChanged } from '../facility/facility.ts'
import { tellOfAll } from '../live/add-event.ts'
import type { SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'
import { recordOutcome } from '../request/request-key.ts'
import { roomById } from '../rooms/store.ts'
import { rooms } from '../rooms/table.ts'
import { lockKnownSection } from './sections.ts'
import { changesOf, freshNumber, roomSetUp } from './store.ts'

/**
 * Adds a room to a section, in the building of that section, and gives it as `roomSetUp`: clean, and not opened for
 * tonight. Refuses a number that another room of the building has.
 */
export async function addRoom(
  parts: Parts,
  ctx: SignedInContext,
  body: BodyOf<typeof addRoomCall>,
) {
  const id = ctx.key?.made?.room ?? (await made(parts, ctx, body))
  const row = await roomById(parts.db.orm, id)
  if (!row) throw new Refused('not-found')
  return roomSetUp(row)
}

const made = (parts: Parts, ctx: SignedInContext, body: BodyOf<typeof addRoomCall>) =>
  refuseTakenNumber(
    body.number,
    parts.db.inTransaction(async (tx) => {
      // Every change of the building writes this row, so that two who add at once come one after the other.
      await settingsChanged(tx)
      const { locationId } = await lockKnownSection(tx, body.sectionId)
      const id = await freshNumber(tx, rooms, 'room-changed')
      const { number, sectionId } = body
      await tx
        .insert(rooms)
        .values({ ...changesOf(body), id, number, sectionId, locationId, statusSince: ctx.now })
      await tellOfAll(tx)
      const details = { made: true, fields: Object.keys(body) }
      await writeAudit(tx, ctx, { subject: String(id), details })
      await recordOutcome(tx, ctx.key, { room: id })
      return id
    }),
  )

/**
 * Awaits a write of a room, and refuses with room-number-taken where the database finds that another room of its
 * building has the number. Any other error is thrown on.
 */
export const refuseTakenNumber = <T>(number: string, written: Promise<T>): Promise<T> =>
  written.catch((error) => {
    const taken = refusedBy(error) === 'rooms_number'
    throw taken ? new Refused('room-number-taken', { params: { number } }) : error
  })

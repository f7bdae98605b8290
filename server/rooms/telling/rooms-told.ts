import type { ResultOf } from '@mikvah/contract/endpoint.ts'
import type { roomById } from '@mikvah/contract/rooms.ts'
import { roomSeenBy, type Viewer } from '@mikvah/rules/room/who-sees.ts'
import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import { inArray } from 'drizzle-orm'
import type { Moment } from '../../asked/asked.ts'
import { attendantTold, sectionsOfNight } from '../../attendants/store.ts'
import type { Db } from '../../db/database.ts'
import { todayOf } from '../../nights/nights.ts'
import { reservations } from '../../reservations/table.ts'
import type { RoomRow } from '../store.ts'
import { placeNamed } from './place-named.ts'
import { visitsOnFloor } from './visits-on-floor.ts'

export type RoomTold = ResultOf<typeof roomById>

/** Rooms with who is in them, as this viewer may see them: for every answer and every event. */
export async function roomsTold(
  db: Db,
  moment: Moment,
  viewer: Viewer,
  rows: readonly RoomRow[],
): Promise<RoomTold[]> {
  const sections = await sectionsOfNight(db, todayOf(moment))
  const visits = await visitsOnFloor(db, moment, viewer, await visitsIn(db, rows))
  const toldSupplies = (roomSeenBy.supplyRequests as readonly Viewer[]).includes(viewer)
  return rows.map((row) => {
    const { id, number, bath, handicapped, privateRoom, kallah, active, light, language } = row
    const found = sections.find(({ section }) => section.id === row.sectionId)
    const attendant = found?.attendant
    return {
      ...{ id, number, bath, handicapped, privateRoom, kallah, active, light, language },
      location: placeNamed(moment.content, row.locationId),
      section: {
        id: row.sectionId,
        name: found?.section.name ?? '',
        attendant: attendant ? { id: attendant.id, name: attendantTold(attendant).name } : null,
      },
      status: row.status,
      statusSince: instantTextOf(row.statusSince, moment.content.timeZone),
      reservation: (row.reservationId && visits.get(row.reservationId)) || null,
      preassigned: null,
      supplyRequests: toldSupplies ? [] : null,
    }
  })
}

export async function roomTold(
  db: Db,
  moment: Moment,
  viewer: Viewer,
  row: RoomRow,
): Promise<RoomTold> {
  const [told] = await roomsTold(db, moment, viewer, [row])
  if (!told) throw new Error('Nothing to tell.')
  return told
}

function visitsIn(db: Db, rows: readonly RoomRow[]) {
  const ids = rows.map(({ reservationId }) => reservationId).filter((id) => id !== null)
  if (ids.length === 0) return Promise.resolve([])
  return db.select().from(reservations).where(inArray(reservations.id, ids))
}

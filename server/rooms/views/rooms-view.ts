import type { ResultOf } from '@mikvah/contract/endpoint.ts'
import type { roomById } from '@mikvah/contract/rooms.ts'
import { type Audience, roomFor } from '@mikvah/contract/who-sees.ts'
import { attendantNamed } from '@mikvah/rules/people/attendant-named.ts'
import { doors } from '@mikvah/rules/room/door-events.ts'
import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import { sectionsOfNight } from '../../attendants/store.ts'
import type { Db } from '../../db/database.ts'
import { todayOf } from '../../nights/nights.ts'
import type { Telling } from '../../reservations/views/visit-facts.ts'
import { openOfRooms } from '../../supplies/store.ts'
import { supplyView } from '../../supplies/view.ts'
import { preassignedFrom } from '../preassigning/store.ts'
import type { RoomRow } from '../store.ts'
import { placeNamed } from './place-named.ts'
import { visitsSeen } from './visits-seen.ts'

export type RoomView = ResultOf<typeof roomById>

/**
 * Rooms as the map shows them, with the visits in them, their next preassignment and open requests, as this audience
 * may see them.
 */
export async function roomsView(
  db: Db,
  moment: Telling,
  audience: Audience,
  rows: readonly RoomRow[],
): Promise<RoomView[]> {
  const sections = await sectionsOfNight(db, todayOf(moment))
  const tonight = todayOf(moment)
  const preassigned = await preassignedFrom(db, tonight)
  const inside = rows.map(({ reservationId }) => reservationId).filter((id) => id !== null)
  const visits = await visitsSeen(db, moment, audience, inside)
  const waiting = await openOfRooms(db, rows)
  return rows.map((row) => {
    const { id, number, bath, handicapped, privateRoom, kallah, active, language } = row
    const found = sections.find(({ section }) => section.id === row.sectionId)
    const attendant = found?.attendant
    const visit = row.reservationId === null ? null : visits.get(row.reservationId)
    // Of other nights than tonight's visits only the desk is told.
    const next = preassigned.find(
      ({ preassignment, night }) =>
        preassignment.roomId === id && (audience === 'desk' || night === tonight),
    )
    const since = visit?.statusSince ?? instantTextOf(row.statusSince, moment.content.timeZone)
    const view: RoomView = {
      ...{ id, number, bath, handicapped, privateRoom, kallah, active, language },
      light: row.lightPoint === null ? null : row.light,
      location: placeNamed(moment.content, row.locationId),
      section: {
        id: row.sectionId,
        name: found?.section.name ?? '',
        nameHe: found?.section.nameHe ?? '',
        attendant: attendant ? attendantNamed(attendant) : null,
      },
      opens: doors.filter((door) => row[`${door}Door`] !== null),
      status: row.status,
      statusSince: instantTextOf(row.statusSince, moment.content.timeZone),
      reservation: visit ? { ...visit, since } : null,
      preassigned: next
        ? {
            reservationId: next.preassignment.reservationId,
            reservationCode: next.code,
            reservationTime: instantTextOf(next.preassignment.startsAt, moment.content.timeZone),
          }
        : null,
      supplyRequests: waiting(row).map((supply) => supplyView(moment.content, supply)),
    }
    return roomFor(audience, view)
  })
}

/** One room with the visit in it, as this audience may see it. */
export async function roomView(
  db: Db,
  moment: Telling,
  audience: Audience,
  row: RoomRow,
): Promise<RoomView> {
  const [view] = await roomsView(db, moment, audience, [row])
  if (!view) throw new Error('Nothing to tell.')
  return view
}

import type { Ms } from '@mikvah/rules/time/ms.ts'
import { minutes } from '@mikvah/rules/time/ms.ts'
import { locationsOf, nightAt, todayOf } from '../../nights/nights.ts'
import type { Moment } from '../../request/context.ts'
import { emptyAs, occupiedBy } from '../../rooms/occupy.ts'
import type { Placement, RoomRow } from '../../rooms/store.ts'
import type { Life } from './seed-life.ts'
import { type PracticeRoom, practiceRooms } from './the-house.ts'

/** How a room stands, as it is written over what `seedHouse` has made. */
export type RoomNow = Pick<RoomRow, 'id' | 'status' | 'statusSince' | 'reservationId'>

/** How long a room waits to be cleaned, and how long cleaning takes. */
const [waits, cleaned] = [minutes(4), minutes(8)]

/** How every room stands by now: occupied, as its last visit left it, or as it was opened for tonight. */
export const roomsNow = (moment: Moment, lives: readonly Life[]): RoomNow[] => {
  const placements = lives.flatMap((life) => life.placements)
  const last = new Map<number, Placement>()
  for (const placement of placements.toSorted((one, other) => one.since - other.since))
    last.set(placement.roomId, placement)
  return practiceRooms.map((room) => roomNow(moment, room, last.get(room.id)))
}

function roomNow(moment: Moment, room: PracticeRoom, last: Placement | undefined): RoomNow {
  const openedAt = openedTonight(moment, room)
  if (!last || last.since < openedAt) {
    const isOpen = openedAt <= moment.now
    const since = isOpen ? openedAt : moment.now
    return { id: room.id, ...emptyAs({ now: since }, isOpen ? 'Ready' : 'Available') }
  }
  if (last.until === null) {
    return {
      id: room.id,
      ...occupiedBy({ now: last.since }, room.id, { id: last.reservationId, language: 'en' })
        .changes,
    }
  }
  return { id: room.id, ...cleaningSince(last.until, moment.now) }
}

function cleaningSince(left: Ms, now: Ms) {
  if (now < left + waits) return emptyAs({ now: left }, 'NeedsCleaning')
  const [from, until] = [left + waits, left + waits + cleaned]
  return now < until ? emptyAs({ now: from }, 'Cleaning') : emptyAs({ now: until }, 'Ready')
}

/** When check-in begins tonight in the room's building; never where the night is closed. */
function openedTonight(moment: Moment, { locationId }: PracticeRoom): Ms {
  const location = locationsOf(moment).find(({ id }) => id === locationId)
  const night = location && nightAt(moment, location, todayOf(moment))
  return night?.checkinFrom ?? night?.openTime ?? Number.POSITIVE_INFINITY
}

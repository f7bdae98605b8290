import { turnaroundOf } from '@mikvah/rules/capacity/occupancy.ts'
import type { House } from '@mikvah/rules/outlook/evening-ahead.ts'
import { type Likely, outlookOf } from '@mikvah/rules/outlook/outlook.ts'
import { drawingFrom } from '@mikvah/rules/outlook/stays.ts'
import { isIn } from '@mikvah/rules/reservation/statuses.ts'
import { toBeCleaned } from '@mikvah/rules/room/statuses.ts'
import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import { type Ms, minutes } from '@mikvah/rules/time/ms.ts'
import { flowOf } from '@mikvah/rules/visit/flow.ts'
import { poolsOf } from '@mikvah/rules/visit/to-the-water.ts'
import type { Moment } from '../../asked/asked.ts'
import type { Parts } from '../../asked/parts.ts'
import { nightAt, type PlaceAt, placesOf, todayOf } from '../../nights/nights.ts'
import type { ReservationRow } from '../../reservations/store.ts'
import { allRooms, type RoomRow } from '../store.ts'
import { howStagesLasted } from './how-stages-lasted.ts'
import { visitsOfNight } from './store.ts'

/** When a room and the water are likely for whom, and when each building is likely to be empty. */
export async function foresee({ db }: Parts, moment: Moment) {
  const night = todayOf(moment)
  const { timeZone } = moment.content
  const tonight = await visitsOfNight(db.orm, night)
  const rooms = await allRooms(db.orm)
  const at = (ms: Ms) => instantTextOf(ms, timeZone)
  const told = (likely: Likely | null) => likely && { p50: at(likely.p50), p90: at(likely.p90) }
  const places = await Promise.all(
    placesOf(moment).map(async (place) => {
      const draw = drawingFrom(
        await howStagesLasted(db, { locationId: place.id, night, timeZone }),
        place.values,
      )
      const here = tonight.filter(({ locationId }) => locationId === place.id)
      const guests = here.filter(isAhead).map(guestOf)
      return { place, ...outlookOf(guests, houseOf(moment, place, rooms), draw) }
    }),
  )
  return {
    visits: places.flatMap(({ visits }) =>
      [...visits].map(([reservationId, { room, water }]) => ({
        ...{ reservationId, room: told(room), water: told(water) },
      })),
    ),
    empty: places.map(({ place, empty }) => ({ location: place.id, likely: told(empty) })),
  }
}

const isAhead = ({ status, placeholder }: ReservationRow): boolean =>
  !placeholder && (status === 'Reserved' || isIn('inTheBuilding', status))

const guestOf = (row: ReservationRow) => ({ ...row, room: row.roomId })

function houseOf(moment: Moment, place: PlaceAt, rooms: readonly RoomRow[]): House {
  const { now } = moment
  const cleaning = minutes(turnaroundOf(place.values).cleaningMinutes)
  const freeFrom = ({ status, statusSince }: RoomRow): Ms => {
    if (status === 'Occupied') return Number.POSITIVE_INFINITY
    return toBeCleaned.includes(status) ? Math.max(now, statusSince + cleaning) : now
  }
  return {
    ...{ now, cleaning },
    rooms: rooms
      .filter(({ locationId, active }) => locationId === place.id && active)
      .filter(({ status }) => status !== 'Offline')
      .map((room) => ({ ...room, freeFrom: freeFrom(room) })),
    pools: poolsOf(place.values),
    zman: nightAt(moment, place, todayOf(moment)).zman,
    flow: flowOf(place.values),
  }
}

import { turnaroundOf } from '@mikvah/rules/capacity/occupancy.ts'
import { forecastOf, type Likely } from '@mikvah/rules/forecast/forecast.ts'
import type { Guest, House } from '@mikvah/rules/forecast/simulation.ts'
import { drawingFrom } from '@mikvah/rules/forecast/stage-durations.ts'
import type { SeenStay } from '@mikvah/rules/forecast/tempo.ts'
import { isIn } from '@mikvah/rules/reservation/statuses.ts'
import { isToBeCleaned } from '@mikvah/rules/room/statuses.ts'
import { numberOf } from '@mikvah/rules/settings/read.ts'
import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import { type Ms, minutes } from '@mikvah/rules/time/ms.ts'
import { byDayUntilOf } from '@mikvah/rules/visit/daytime.ts'
import { flowOf } from '@mikvah/rules/visit/flow.ts'
import { poolsOf } from '@mikvah/rules/visit/to-the-water.ts'
import { sectionsOfNight } from '../../attendants/store.ts'
import { type LocationAt, locationsOf, nightAt, sessionsAt, todayOf } from '../../nights/nights.ts'
import type { Moment } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import type { ReservationRow } from '../../reservations/store.ts'
import { preassignmentsOf } from '../preassigning/store.ts'
import { allRooms, type RoomRow } from '../store.ts'
import { howStagesLasted, stageOf, staysOver } from './how-stages-lasted.ts'
import { visitsOfNight } from './store.ts'

/**
 * For each visit of tonight that is Reserved or in the building, when it is likely to get a room and the water, and for
 * each building when it is likely to be empty: each the median (`p50`) and the 90th percentile as texts with their
 * offset, or null. Kallahs' requests without an hour are left out.
 */
export async function readForecast(parts: Parts, moment: Moment) {
  const { db } = parts
  const night = todayOf(moment)
  const { timeZone } = moment.content
  const tonight = await visitsOfNight(db.orm, night)
  const ids = tonight.map(({ id }) => id)
  const over = await staysOver(db.orm, ids)
  const served = await roomsServed(parts, night, ids)
  const at = (ms: Ms) => instantTextOf(ms, timeZone)
  const asInstants = (likely: Likely | null) =>
    likely && { p50: at(likely.p50), p90: at(likely.p90) }
  const places = await Promise.all(
    locationsOf(moment).map(async (location) => {
      const here = tonight.filter(({ locationId }) => locationId === location.id)
      const known = new Set(here.map(({ id }) => id))
      const seen = [...over.filter(({ id }) => known.has(id)), ...underWay(here, moment.now)]
      const history = await howStagesLasted(db, { locationId: location.id, night, timeZone })
      const draw = drawingFrom(history, location.values, seen)
      const guests = here.filter(isAhead).map((row) => guestOf(moment, location, row))
      return { location, ...forecastOf(guests, houseOf(moment, location, served), draw) }
    }),
  )
  return {
    visits: places.flatMap(({ visits }) =>
      [...visits].map(([reservationId, { room, water }]) => ({
        ...{ reservationId, room: asInstants(room), water: asInstants(water) },
      })),
    ),
    empty: places.map(({ location, empty }) => ({
      location: location.id,
      likely: asInstants(empty),
    })),
  }
}

const isAhead = ({ status, placeholder }: ReservationRow): boolean =>
  !placeholder && (status === 'Reserved' || isIn('inTheBuilding', status))

function guestOf(moment: Moment, location: LocationAt, row: ReservationRow): Guest {
  const hours = {
    sessions: sessionsAt(moment, row.night),
    night: nightAt(moment, location, row.night),
  }
  const byDayUntil = byDayUntilOf(row, moment.content.schedule, hours)
  return { ...row, room: row.roomId, byDayUntil }
}

/** How long each has been in her present status. */
const underWay = (here: readonly ReservationRow[], now: Ms): SeenStay[] =>
  here.flatMap(({ status, statusSince, bath }) => {
    const stage = stageOf(status)
    return stage ? [{ stage, bath, lasted: now - statusSince, isOver: false }] : []
  })

type Served = RoomRow & { preassignedTo: string | undefined }

/** The rooms whose section somebody has tonight, each with its next preassignment; nobody is placed into any other. */
async function roomsServed(
  { db: { orm } }: Parts,
  night: string,
  ids: string[],
): Promise<Served[]> {
  const rooms = await allRooms(orm)
  const sections = await sectionsOfNight(orm, night)
  const had = new Set(sections.flatMap(({ section, attendant }) => (attendant ? [section.id] : [])))
  const preassigned = (await preassignmentsOf(orm, ids)).toSorted(
    (one, other) => one.startsAt - other.startsAt,
  )
  return rooms
    .filter(({ sectionId }) => had.has(sectionId))
    .map((room) => ({
      ...room,
      preassignedTo: preassigned.find(({ roomId }) => roomId === room.id)?.reservationId,
    }))
}

function houseOf(moment: Moment, location: LocationAt, rooms: readonly Served[]): House {
  const { now } = moment
  const cleaning = minutes(turnaroundOf(location.values).cleaningMinutes)
  const freeFrom = ({ status, statusSince }: RoomRow): Ms => {
    if (status === 'Occupied') return Number.POSITIVE_INFINITY
    return isToBeCleaned(status) ? Math.max(now, statusSince + cleaning) : now
  }
  return {
    ...{ now, cleaning },
    rooms: rooms
      .filter(({ locationId, active }) => locationId === location.id && active)
      .filter(({ status }) => status !== 'Offline')
      .map((room) => ({ ...room, freeFrom: freeFrom(room) })),
    pools: poolsOf(location.values),
    corridors: numberOf(location.values, 'corridorsAvailable'),
    zman: nightAt(moment, location, todayOf(moment)).zman,
    flow: flowOf(location.values),
  }
}

import { forecastOf, type Likely } from '../../rules/forecast/forecast.ts'
import type { Guest, House } from '../../rules/forecast/simulation.ts'
import { drawingFrom } from '../../rules/forecast/stage-durations.ts'
import type { SeenStay } from '../../rules/forecast/tempo.ts'
import { numberOf } from '../../rules/settings/read.ts'
import { type Longer, livedEvening } from '../../rules/test/lived-evening.ts'
import { type Ms, minutes } from '../../rules/time/ms.ts'
import { flowOf } from '../../rules/visit/flow.ts'
import { poolsOf } from '../../rules/visit/to-the-water.ts'
import { configOf } from '../../server/config.ts'
import { openInMemory } from '../../server/db/embedded.ts'
import { databaseOver } from '../../server/db/in-transaction.ts'
import { migrate } from '../../server/db/migrating/migrate.ts'
import { type LocationAt, locationOf, nightAt, todayOf } from '../../server/nights/nights.ts'
import { openApp } from '../../server/open-app.ts'
import { diceOf } from '../../server/practice/seed/dice.ts'
import { momentOf } from '../../server/request/moment.ts'
import type { Parts } from '../../server/request/parts.ts'
import { reservations, statusHistory } from '../../server/reservations/table.ts'
import { howStagesLasted, stageOf } from '../../server/rooms/placing/how-stages-lasted.ts'
import { placements, rooms } from '../../server/rooms/table.ts'
import { report } from '../report.ts'

/** How long after the zman the evening is looked at. */
const looks = [0, 30, 60]

/**
 * Reports how many minutes the outlook of when she is in the water lies off what came: on every past night of the
 * furnished facility, looked at as it stood; and on evenings lived by other dice than those it learned from, as fast as
 * ever and slow from their beginning.
 */
export async function foresight(): Promise<void> {
  const db = databaseOver(await openInMemory(), console.error)
  await migrate(db)
  const config = configOf({ LOG_LEVEL: 'error', CLOCK: '2026-11-24T14:00:00-05:00' })
  const { app, parts } = await openApp(db, config)
  tell('past nights', await replayed(parts), { byLater: 0.8, off: Number.POSITIVE_INFINITY })
  const ways = { 'as ever': {}, 'prepares a third slower': slower }
  for (const [way, longer] of Object.entries(ways))
    for (const look of [0, 60])
      tell(`${way}, ${look} min after the zman`, await lived(parts, longer, look), {
        byLater: 0.75,
        off: look === 0 ? Number.POSITIVE_INFINITY : minutes(8),
      })
  await app.close()
  await db.close()
}

type Held = { foreseen: Likely; came: Ms }

function tell(who: string, held: readonly Held[], aims: { byLater: number; off: Ms }): void {
  const off = held
    .map(({ foreseen, came }) => Math.abs(foreseen.p50 - came))
    .toSorted((one, other) => one - other)
  const at = (share: number) => off[Math.floor(off.length * share)] ?? 0
  const saidAt = (share: number) => (at(share) / minutes(1)).toFixed(1)
  const byLater = held.filter(({ foreseen, came }) => came <= foreseen.p90).length / held.length
  report({
    figure: `when she is in the water, ${held.length} times`,
    who,
    measured: `off by ${saidAt(0.5)} min at the middle, ${saidAt(0.9)} at the ninth of ten; by p90: ${Math.round(100 * byLater)} %`,
    aims: [
      { says: `by p90: ≥ ${100 * aims.byLater} %`, met: byLater >= aims.byLater },
      ...(Number.isFinite(aims.off)
        ? [{ says: `off by ≤ ${aims.off / minutes(1)} min`, met: at(0.5) <= aims.off }]
        : []),
    ],
  })
}

const slower = { Prep: 1.35, ReadyForChecking: 1.35, Checking: 1.35 }

/** Eight evenings of tonight's visits, each with other dice, looked at so many minutes after the zman. */
async function lived(parts: Parts, longer: Longer, look: number): Promise<Held[]> {
  const moment = await momentOf(parts)
  const place = locationOf(moment, false)
  if (!place) throw new Error('There is no place.')
  const past = await readPast(parts, place)
  const history = await howStagesLasted(parts.db, {
    locationId: place.id,
    night: todayOf(moment),
    timeZone: moment.content.timeZone,
  })
  const { zman } = nightAt(moment, place, todayOf(moment))
  if (zman === null) throw new Error('Nobody immerses tonight.')
  const guests = past.visits
    .filter(({ night, status }) => night === todayOf(moment) && status === 'Reserved')
    .map((row) => ({ ...row, room: null, byDayUntil: null }))
  const house = houseAt({ ...past, stays: [] }, place, { now: moment.now, zman })
  return Array.from({ length: 8 }, (_, nth) => nth + 1).flatMap((seed) => {
    const dice = diceOf('foresight', seed)
    const draw = drawingFrom(history, place.values)
    const evening = livedEvening(guests, house, { draw, random: dice.part, longer })
    const at = evening.lookAt(zman + minutes(look))
    const { visits } = forecastOf(at.guests, at.house, drawingFrom(history, place.values, at.seen))
    const came = evening.cameIntoWater()
    return at.guests.flatMap(({ id, status }) => {
      const [foreseen, water] = [visits.get(id)?.water, came.get(id)]
      return status !== 'Reserved' && foreseen && water !== undefined
        ? [{ foreseen, came: water }]
        : []
    })
  })
}

async function replayed(parts: Parts): Promise<Held[]> {
  const moment = await momentOf(parts)
  const place = locationOf(moment, false)
  if (!place) throw new Error('There is no place.')
  const past = await readPast(parts, place)
  const history = await howStagesLasted(parts.db, {
    locationId: place.id,
    night: todayOf(moment),
    timeZone: moment.content.timeZone,
  })
  const nights = [...new Set(past.visits.map(({ night }) => night))].filter(
    (night) => night < todayOf(moment),
  )
  return nights.flatMap((date) => {
    const night = nightAt(moment, place, date)
    const { zman } = night
    if (zman === null) return []
    return looks.flatMap((look) => {
      const now = zman + minutes(look)
      const guests = past.visits
        .filter((row) => row.night === date)
        .flatMap((row) => guestAt(past, row, now))
      const draw = drawingFrom(history, place.values, seenBy(past, date, now))
      const { visits } = forecastOf(guests, houseAt(past, place, { now, zman }), draw)
      return guests.flatMap(({ id, status }) => {
        const foreseen = visits.get(id)?.water
        const came = past.moves.find(
          (row) => row.reservationId === id && row.next === 'InMikvah',
        )?.at
        // Who is still to come may come at any hour; what is foreseen is for who is here.
        return foreseen && came !== undefined && came > now && status !== 'Reserved'
          ? [{ foreseen, came }]
          : []
      })
    })
  })
}

type Past = Awaited<ReturnType<typeof readPast>>

const readPast = async ({ db: { orm } }: Parts, { id }: LocationAt) => ({
  visits: (await orm.select().from(reservations)).filter((row) => row.locationId === id),
  moves: await orm.select().from(statusHistory),
  stays: await orm.select().from(placements),
  rooms: (await orm.select().from(rooms)).filter((row) => row.locationId === id),
})

/** The stays that were over by then. */
const seenBy = ({ visits, moves }: Past, date: string, now: Ms): SeenStay[] =>
  moves.flatMap(({ reservationId, previous, previousSince, at }) => {
    const visit = visits.find(({ id, night }) => id === reservationId && night === date)
    const stage = stageOf(previous)
    if (!visit || !stage || previousSince === null || at > now) return []
    return [{ stage, bath: visit.bath, lasted: at - previousSince, isOver: true }]
  })

/** A visit as it stood then; nobody, once it is over. */
function guestAt({ moves, stays }: Past, row: Past['visits'][number], now: Ms): Guest[] {
  const made = moves
    .filter(({ reservationId, at }) => reservationId === row.id && at <= now)
    .toSorted((one, other) => one.at - other.at)
  const last = made.at(-1)
  if (!last || ['Pending', 'Canceled', 'Replaced', 'Done'].includes(last.next)) return []
  const stay = stays.find(
    (one) => one.reservationId === row.id && one.since <= now && (one.until ?? now + 1) > now,
  )
  const ready = made.findLast(({ next }) => next === 'ReadyForMikvah')
  const came = made.find(({ next }) => next === 'Waiting')
  return [
    {
      ...row,
      ...{ status: last.next, statusSince: last.at, room: stay?.roomId ?? null },
      ...{ readySince: ready?.at ?? null, timeArrived: came?.at ?? null, byDayUntil: null },
    },
  ]
}

function houseAt({ stays, rooms }: Past, { values }: LocationAt, at: { now: Ms; zman: Ms }): House {
  const cleaning = minutes(Number(values.cleaningMinutes ?? 0))
  const freeFrom = (id: number): Ms => {
    const left = stays.filter(
      ({ roomId, until }) => roomId === id && until !== null && until <= at.now,
    )
    return Math.max(at.now, ...left.map(({ until }) => (until ?? 0) + cleaning))
  }
  return {
    ...{ ...at, cleaning, pools: poolsOf(values), flow: flowOf(values) },
    corridors: numberOf(values, 'corridorsAvailable'),
    rooms: rooms.map((room) => ({ ...room, freeFrom: freeFrom(room.id) })),
  }
}

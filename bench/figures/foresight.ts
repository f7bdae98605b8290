import type { Guest, House } from '../../rules/outlook/evening-ahead.ts'
import { outlookOf } from '../../rules/outlook/outlook.ts'
import { drawingFrom } from '../../rules/outlook/stays.ts'
import { type Ms, minutes } from '../../rules/time/ms.ts'
import { flowOf } from '../../rules/visit/flow.ts'
import { poolsOf } from '../../rules/visit/to-the-water.ts'
import { momentOf } from '../../server/asked/moment.ts'
import type { Parts } from '../../server/asked/parts.ts'
import { configOf } from '../../server/config.ts'
import { openInMemory } from '../../server/db/embedded.ts'
import { databaseOver } from '../../server/db/in-transaction.ts'
import { migrate } from '../../server/db/migrate.ts'
import { nightAt, type PlaceAt, placeOf, todayOf } from '../../server/nights/nights.ts'
import { openApp } from '../../server/open-app.ts'
import { reservations, statusHistory } from '../../server/reservations/table.ts'
import { howStagesLasted } from '../../server/rooms/placing/how-stages-lasted.ts'
import { placements, rooms } from '../../server/rooms/table.ts'
import { report } from '../report.ts'

/** How long after the zman the evening is looked at. */
const looks = [0, 30, 60]

/** How far what was foreseen lies from what came, on every past night of the furnished facility, looked at as it stood. */
export async function foresight(): Promise<void> {
  const db = databaseOver(await openInMemory(), console.error)
  await migrate(db)
  const config = configOf({ LOG_LEVEL: 'error', CLOCK: '2026-11-24T14:00:00-05:00' })
  const { app, parts } = await openApp(db, config)
  const off: Ms[] = []
  let within = 0
  for (const { foreseen, came } of await replayed(parts)) {
    off.push(Math.abs(foreseen.p50 - came))
    if (came <= foreseen.p90) within += 1
  }
  await app.close()
  await db.close()
  off.sort((one, other) => one - other)
  const minutesAt = (share: number) =>
    ((off[Math.floor(off.length * share)] ?? 0) / minutes(1)).toFixed(1)
  report({
    figure: `when she is in the water, ${off.length} times`,
    who: 'foreseen',
    told: `off by ${minutesAt(0.5)} min at the middle, ${minutesAt(0.9)} at the ninth of ten; by p90: ${Math.round((100 * within) / off.length)} %`,
    aims: [{ says: 'by p90: ≥ 80 %', met: within / off.length >= 0.8 }],
  })
}

async function replayed(parts: Parts) {
  const moment = await momentOf(parts)
  const place = placeOf(moment, false)
  if (!place) throw new Error('There is no place.')
  const past = await readPast(parts, place)
  const draw = drawingFrom(
    await howStagesLasted(parts.db, {
      locationId: place.id,
      night: todayOf(moment),
      timeZone: moment.content.timeZone,
    }),
    place.values,
  )
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
      const { visits } = outlookOf(guests, houseAt(past, place, { now, zman }), draw)
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

const readPast = async ({ db: { orm } }: Parts, { id }: PlaceAt) => ({
  visits: (await orm.select().from(reservations)).filter((row) => row.locationId === id),
  moves: await orm.select().from(statusHistory),
  stays: await orm.select().from(placements),
  rooms: (await orm.select().from(rooms)).filter((row) => row.locationId === id),
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
      ...{ readySince: ready?.at ?? null, timeArrived: came?.at ?? null },
    },
  ]
}

function houseAt({ stays, rooms }: Past, { values }: PlaceAt, at: { now: Ms; zman: Ms }): House {
  const cleaning = minutes(Number(values.cleaningMinutes ?? 0))
  const freeFrom = (id: number): Ms => {
    const left = stays.filter(
      ({ roomId, until }) => roomId === id && until !== null && until <= at.now,
    )
    return Math.max(at.now, ...left.map(({ until }) => (until ?? 0) + cleaning))
  }
  return {
    ...{ ...at, cleaning, pools: poolsOf(values), flow: flowOf(values) },
    rooms: rooms.map((room) => ({ ...room, freeFrom: freeFrom(room.id) })),
  }
}

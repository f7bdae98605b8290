import type { ReservationStatus } from '@mikvah/rules/reservation/statuses.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { cubicles } from '../cubicles/table.ts'
import { connect } from '../db/connect.ts'
import { eq, gt, inArray, sql } from '../db/drizzle/queries.ts'
import { reservations } from '../reservations/table.ts'
import { preassignments, rooms } from '../rooms/table.ts'
import { aDesk, at, type Desk } from '../test/a-desk.ts'
import { aProcess } from '../test/a-process.ts'
import { afterUse } from '../test/after-use.ts'
import { brokenFloor } from '../test/broken-floor.ts'
import { postgresDatabase } from '../test/databases/postgres-database.ts'
import { inTheGate } from '../test/long.ts'
import { post } from '../test/over-the-wire.ts'
import { type Act, after, type Floor } from '../test/plain-floor.ts'
import { seeded } from '../test/play.ts'
import { untilLetIn } from '../test/until-let-in.ts'

/** How many rounds are played: forty in `npm test`, thousands in `npm run test:long`. */
const rounds = Number(process.env.FLOOR_ROUNDS ?? inTheGate(40, 2000))
const seed = Number(process.env.FLOOR_SEED ?? 20_261_124)

const tonight = '2026-11-24'
const numbers = [7, 8, 9, 16]
const booking = 'reservations/newreservation?ignoreCutoff=true&ignoreAvailability=true'
/** How many visits are in the rooms at once: few enough that acts often meet at the same one. */
const company = 5

/** A desk that calls its own server over the network. */
type Hand = { post(path: string, body: object): ReturnType<typeof post> }

let desk: Desk
let hands: Hand[]
beforeAll(async () => {
  const { url, drop } = await postgresDatabase()
  afterUse(drop)
  const db = await connect({ databaseUrl: url })
  afterUse(db.close)
  const settings = {
    ...{ flowChecking: 'False', flowToFromMikvah: 'False' },
    ...{ poolsAvailable: '1', useCubicles: 'True' },
  }
  desk = await aDesk({ db, now: at('19:00', tonight), settings })
  // The test looks on from a third; those who act are two servers, each as it is started.
  const servers = await Promise.all([
    aProcess({ DATABASE_URL: url }),
    aProcess({ DATABASE_URL: url }),
  ])
  hands = servers.map((server) => ({
    post: (path, body) => post(server, `/api/api/${path}`, body, desk.admin.token),
  }))
  await desk.clock(at('19:00', tonight))
  await desk.db.orm.update(cubicles).set({ status: 'Offline' }).where(gt(cubicles.id, 2))
  await desk.db.orm.update(rooms).set({ status: 'Ready' }).where(inArray(rooms.id, numbers))
})

/** Signs the desks in again, since thousands of rounds take longer than a token is valid. */
async function signInAnew(): Promise<void> {
  const [admin, reception] = [await desk.staff('Admin'), await desk.staff('Reception')]
  desk = { ...desk, admin, reception }
}

async function aVisit(): Promise<string> {
  const { userId } = await desk.patron()
  const wish = { userId, reservationTime: at('20:00', tonight) }
  const { body } = await desk.reception.post(booking, wish)
  return body.result.reservationId
}

/** The path and body of the call for an act. */
const callOf = (act: Act): [string, object] =>
  ({
    place: ({ visit: reservationId, room: roomId }: Extract<Act, { do: 'place' }>) =>
      ['reservations/assignroom', { reservationId, roomId }] as [string, object],
    swap: ({ one: roomA, other: roomB }: Extract<Act, { do: 'swap' }>) =>
      ['rooms/swaprooms', { roomA, roomB }] as [string, object],
    move: ({ visit, to: status, expected: expectedStatus }: Extract<Act, { do: 'move' }>) =>
      [
        `reservations/${visit}/status`,
        { status, expectedStatus, overrideReason: 'They play.' },
      ] as [string, object],
    'check-in': ({ visit }: Extract<Act, { do: 'check-in' }>) =>
      [`reservations/checkin?resId=${visit}`, {}] as [string, object],
    keep: ({ visit, room }: Extract<Act, { do: 'keep' }>) =>
      [`reservations/${visit}/preassignroom/?roomId=${room}`, {}] as [string, object],
    cubicle: ({ visit }: Extract<Act, { do: 'cubicle' }>) =>
      [`reservations/${visit}/requestcubicle`, {}] as [string, object],
    set: ({ room, to: status }: Extract<Act, { do: 'set' }>) =>
      [`rooms/${room}/status`, { status }] as [string, object],
  })[act.do](act as never)

/** The state of rooms, visits and cubicles in the database. */
async function floorNow(ids: readonly string[]): Promise<Floor> {
  const { orm } = desk.db
  const visits = await orm
    .select()
    .from(reservations)
    .where(inArray(reservations.id, [...ids]))
  const kept = new Map(
    (await orm.select().from(preassignments)).map((one) => [one.reservationId, one.roomId]),
  )
  const lockers = await orm
    .select()
    .from(cubicles)
    .where(inArray(cubicles.id, [1, 2]))
  const house = await orm.select().from(rooms).where(inArray(rooms.id, numbers))
  return {
    visits: Object.fromEntries(
      visits.map(({ id, status, roomId: room, pool, waitingCode }) => [
        id,
        {
          ...{ status, room, pool, hasCode: waitingCode !== null, kept: kept.get(id) ?? null },
          cubicle: lockers.find(({ reservationId }) => reservationId === id)?.id ?? null,
        },
      ]),
    ),
    rooms: Object.fromEntries(
      house.map(({ id, status, reservationId: visit }) => [id, { status, visit }]),
    ),
    cubicles: Object.fromEntries(lockers.map(({ id, reservationId }) => [id, reservationId])),
  }
}

const orders = <T>(list: readonly T[]): T[][] =>
  list.length < 2
    ? [[...list]]
    : list.flatMap((one, nth) => orders(list.toSpliced(nth, 1)).map((rest) => [one, ...rest]))

const moves: readonly ReservationStatus[] = [
  ...(['Arrived', 'Waiting', 'Reserved', 'Prep', 'ReadyForMikvah', 'InMikvah'] as const),
  ...(['InMikvah', 'Dressing', 'Done', 'Canceled'] as const),
]

/** Acts at random, more often than not about one visit and one room, so that they meet. */
function actsOf(floor: Floor, ids: readonly string[], random: (below: number) => number): Act[] {
  const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T
  const [visit, room] = [pick(ids), pick(numbers)]
  const one = () => (random(3) > 0 ? visit : pick(ids))
  const there = () => (random(3) > 0 ? room : pick(numbers))
  const anAct = (): Act => {
    const hers = one()
    const status = floor.visits[hers]?.status ?? 'Reserved'
    const kinds: (() => Act)[] = [
      () => ({ do: 'place', visit: hers, room: there() }),
      () => ({ do: 'place', visit: hers, room: there() }),
      () => ({ do: 'swap', one: room, other: pick(numbers.filter((number) => number !== room)) }),
      () => ({ do: 'move', visit: hers, to: pick(moves), expected: status }),
      () => ({ do: 'move', visit: hers, to: pick(moves) }),
      () => ({ do: 'move', visit: hers, to: pick(moves) }),
      () => ({ do: 'check-in', visit: hers }),
      () => ({ do: 'keep', visit: hers, room: random(4) === 0 ? 0 : there() }),
      () => ({ do: 'cubicle', visit: hers }),
      () => ({
        ...{ do: 'set', room: there() },
        to: pick(['Ready', 'Ready', 'NeedsCleaning', 'Cleaning', 'Offline', 'Available'] as const),
      }),
    ]
    return pick(kinds)()
  }
  return Array.from({ length: 2 + random(2) }, anAct)
}

type Told = { act: Act; status: number; body: { code?: string; result?: object } }

/** An order in which the plain floor gives each the same answer and ends as the database has it. */
function orderThatExplains(before: Floor, told: readonly Told[], now: Floor): Told[] | undefined {
  const ends = JSON.stringify(now)
  return orders(told).find((order) => {
    let floor = before
    for (const { act, status, body } of order) {
      if (body.code === 'room-moved-on' && hasChangedRoom(act, before, floor)) continue
      const next = after(floor, act)
      if ((next !== null) !== (status === 200)) return false
      floor = next ?? floor
    }
    return JSON.stringify(inOrder(floor)) === ends
  })
}

/** Whether a room of this swap held somebody else by the time it was locked, which refuses the swap. */
const hasChangedRoom = (act: Act, before: Floor, floor: Floor): boolean =>
  act.do === 'swap' &&
  [act.one, act.other].some((room) => before.rooms[room]?.visit !== floor.rooms[room]?.visit)

/** The same fields in the same order, so that two floors can be compared as they are written. */
const inOrder = ({ visits, rooms, cubicles }: Floor): Floor => ({
  visits: Object.fromEntries(
    Object.entries(visits)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([id, { status, room, pool, hasCode, kept, cubicle }]) => [
        id,
        { status, room, pool, hasCode, kept, cubicle },
      ]),
  ),
  rooms: Object.fromEntries(
    Object.entries(rooms).map(([id, { status, visit }]) => [id, { status, visit }]),
  ),
  cubicles: { ...cubicles },
})

/** Contradictions in the database. There may be none, whatever happened. */
async function broken(): Promise<unknown[]> {
  const { rows } = await desk.db.orm.execute(sql`
    select night::text from reservations
      where status = 'InMikvah' group by night having count(*) > 1`)
  return [...rows, ...(await brokenFloor(desk.db))]
}

describe('two servers on one floor', () => {
  it(`are as one desk after the other, in ${rounds} rounds of acts at once (seed ${seed})`, async () => {
    const ids: string[] = []
    const counts = { done: 0, refused: 0 }
    for (let round = 0; round < rounds; round++) {
      if (round % 200 === 199) await signInAnew()
      const over = await desk.db.orm
        .select({ id: reservations.id })
        .from(reservations)
        .where(inArray(reservations.status, ['Done', 'Canceled']))
      for (const { id } of over) if (ids.includes(id)) ids.splice(ids.indexOf(id), 1)
      while (ids.length < company) ids.push(await aVisit())

      const before = inOrder(await floorNow(ids))
      // Dice of its own, and the visits as they were made: what a round before has drawn changes nothing in this one.
      const acts = actsOf(before, ids, seeded(seed + round))
      const got: Told[] = await Promise.all(
        acts.map(async (act, nth) => {
          const [path, body] = callOf(act)
          const by = hands[nth % hands.length] as Hand
          const answer = await untilLetIn(() => by.post(path, body))
          return { act, status: answer.status, body: answer.body }
        }),
      )
      const now = inOrder(await floorNow(ids))
      const order = orderThatExplains(before, got, now)
      const answers = got.map(({ act, status, body }) => ({ act, status, code: body.code }))
      expect(order && 'explained', JSON.stringify({ round, before, answers, now })).toBe(
        'explained',
      )
      for (const { status, body } of got) {
        if (status === 200) counts.done += 1
        else counts.refused += 1
        if (status !== 200) expect([status, typeof body.result]).toEqual([409, 'object'])
      }
    }
    expect(await broken()).toEqual([])
    // Of two or three acts in a round; how many of them meet is the machine's matter.
    expect(Math.min(counts.done, counts.refused)).toBeGreaterThan(rounds / 10)
  }, 1_800_000)
})

describe('the same room', () => {
  it('for the same visit or for two is given once, and who comes second is told how it stands', async () => {
    for (let nth = 0; nth < inTheGate(4, 10); nth++) {
      const both = [await aVisit(), await aVisit()]
      await desk.db.orm.execute(sql`update rooms set status = 'Ready' where id = 17`)
      const answers = await Promise.all(
        both.map((reservationId, hand) =>
          (hands[hand] as Hand).post('reservations/assignroom', { reservationId, roomId: 17 }),
        ),
      )
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      const winner = answers.findIndex(({ status }) => status === 200)
      const { room, reservation } = answers[1 - winner]?.body.result ?? {}
      expect(room).toMatchObject({
        status: 'Occupied',
        reservation: { reservationId: both[winner] },
      })
      expect(reservation).toMatchObject({ reservationStatus: 'Reserved' })
      await desk.reception.post(`reservations/${both[winner]}/status`, { status: 'Waiting' })
      await desk.db.orm.update(rooms).set({ status: 'Available' }).where(eq(rooms.id, 17))
    }
  })
})

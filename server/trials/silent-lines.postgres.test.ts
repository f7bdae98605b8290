import { expect, it, vi } from 'vitest'
import { connect } from '../db/connect.ts'
import type { Database } from '../db/database.ts'
import { eq } from '../db/drizzle/queries.ts'
import { startJobs } from '../jobs/jobs.ts'
import { reservations } from '../reservations/table.ts'
import { aFacility, type Person, type TestFacility } from '../test/a-facility.ts'
import { aScreen, listening, type Screen } from '../test/a-screen.ts'
import { afterUse } from '../test/after-use.ts'
import { aRelay, type Relay } from '../test/databases/mute-relay.ts'
import { postgresDatabase } from '../test/databases/postgres-database.ts'
import { inTheGate, long } from '../test/long.ts'
import { waitFor } from '../test/wait-for.ts'

/** Shorter waits than in real use, in ms, so that `npm test` sees the same in less time. */
const ofTheGate = { look: 1000, call: 2500, dial: 1000, turn: 1500 }
const screensOpen = inTheGate(4, 50)

type House = { relay: Relay; direct: Database; processes: TestFacility[]; screens: Board[] }

/** A screen that comes back by itself, as a browser does, with the last id it heard. */
type Board = { open: (lastEventId?: string) => Promise<Screen>; lines: Screen[] }

async function aHouse(processes: number): Promise<House> {
  const { url, drop } = await postgresDatabase()
  afterUse(drop)
  const direct = await connect({ databaseUrl: url })
  afterUse(direct.close)
  const relay = await aRelay(url)
  afterUse(relay.stop)
  const house: House = { relay, direct, processes: [], screens: [] }
  for (let nth = 0; nth < processes; nth++) {
    const db = await connect(
      {
        databaseUrl: relay.url,
        ...inTheGate({ patience: ofTheGate, lockTimeoutMs: 500 }, {}),
      },
      () => {},
    )
    afterUse(db.close)
    const facility = await aFacility({ db })
    const address = await listening(facility)
    afterUse(startJobs(facility.parts))
    const staff = [await facility.staff('Reception'), await facility.staff('Admin')]
    for (let at = 0; at < screensOpen / processes; at++) {
      const open = (lastEventId?: string) =>
        aScreen(address, staff[at % 2]?.token ?? '', lastEventId ? { lastEventId } : {})
      const first = await open()
      await first.next('hello')
      house.screens.push({ open, lines: [first] })
    }
    house.processes.push(facility)
  }
  return house
}

/** With the waits of real use, the time is checked to the second. */
async function inTime<T>(most: number, work: Promise<T>): Promise<T> {
  const since = performance.now()
  const done = await work
  if (long) expect(performance.now() - since).toBeLessThan(most)
  return done
}

type Guest = { person: Person; book: () => ReturnType<Person['post']> }

const guestsOf = ({ processes }: House, count: number): Promise<Guest[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, nth) => {
      const person = await (processes[nth % processes.length] as TestFacility).patron()
      const key = `silent-${person.userId}`
      const wish = { reservationTime: '2026-11-25T20:00:00-05:00' }
      const book = () =>
        inTime(
          8000,
          person.post('reservations/newreservation?v=1', wish, { 'Idempotency-Key': key }),
        )
      return { person, book }
    }),
  )

const settings = ({ anyone }: TestFacility) => inTime(8000, anyone.get('settings/publicsettings'))
const ready = ({ app }: TestFacility) => inTime(3000, app.inject({ url: '/readyz' }))

const allWorks = async ({ processes }: House) => {
  for (const one of processes) {
    expect((await ready(one)).statusCode).toBe(200)
    expect((await settings(one)).status).toBe(200)
  }
}

const worksSoon = (house: House) =>
  long
    ? vi.waitFor(() => allWorks(house), { timeout: 3000, interval: 10 })
    : waitFor(() => allWorks(house))

/** She tries again with her key as a browser does; then she has one place, the one she is told of. */
async function booksOnce({ direct }: House, { person, book }: Guest): Promise<string> {
  const { body } = await waitFor(async () => {
    const answer = await book()
    expect(answer.status).toBe(200)
    return answer
  })
  const hers = await direct.orm
    .select({ id: reservations.id })
    .from(reservations)
    .where(eq(reservations.userId, person.userId))
  expect(hers).toEqual([{ id: body.result.reservationId }])
  return body.result.reservationId
}

/** What is told after all of it is heard on every screen, and nothing was told twice. */
async function allHear(house: House, guest: Guest): Promise<void> {
  const id = await booksOnce(house, guest)
  await Promise.all(house.screens.map((board) => hears(board, id)))
}

async function hears({ open, lines }: Board, id: string): Promise<void> {
  const read = () =>
    lines.flatMap(({ messages }) => messages).filter(({ event }) => event !== 'hello')
  await waitFor(async () => {
    const [line] = lines.slice(-1)
    const here = line?.hears(({ data }) => data.reservationId === id).catch(() => null)
    if (await here) return
    const back = await open(line?.messages.at(-1)?.id)
    if (back.status === 200) lines.push(back)
    throw new Error('It comes back.')
  })
  const numbers = read().map((message) => message.id)
  expect(new Set(numbers).size).toBe(numbers.length)
}

it.each(inTheGate([2], [1, 2]))(
  'of %i process(es): lines that fall silent under bookings and open screens end no process, and nothing is lost or done twice',
  async (count) => {
    const house = await aHouse(count)
    const { relay, processes } = house
    const guests = await guestsOf(house, 9)
    const [before = [], amid = [], after = []] = [0, 3, 6].map((from) =>
      guests.slice(from, from + 3),
    )
    for (const guest of before) await booksOnce(house, guest)

    const underWay = [...amid.map(({ book }) => book()), ...processes.map(settings)]
    relay.fallSilent('new ones')
    for (const { status, headers } of await Promise.all(underWay)) {
      if (status !== 200) expect([status, Number(headers['retry-after']) > 0]).toEqual([503, true])
    }

    const since = performance.now()
    for (let round = 0; round < 1 || (long && performance.now() - since < 120_000); round++) {
      for (const one of processes) {
        expect((await ready(one)).statusCode).toBe(503)
        expect((await one.app.inject({ url: '/healthz' })).statusCode).toBe(200)
      }
      const calls = [...amid, ...after].map(({ book }) => book())
      const answers = await Promise.all([...calls, ...processes.map(settings)])
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503))
      expect(answers.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true)
    }

    relay.letNewPass()
    await worksSoon(house)
    const [last, ...others] = [...after, ...amid]
    await Promise.all(others.map((guest) => booksOnce(house, guest)))
    await allHear(house, last as Guest)
  },
  300_000,
)

it('the old lines fall silent and new ones pass: whoever was on an old one is put off, and all works by itself', async () => {
  const house = await aHouse(1)
  const guests = await guestsOf(house, 6)
  const [first, ...rest] = guests
  const underWay = rest.map(({ book }) => book())
  house.relay.fallSilent()
  await Promise.all(underWay)
  await worksSoon(house)
  await Promise.all(rest.map((guest) => booksOnce(house, guest)))
  await allHear(house, first as Guest)
}, 300_000)

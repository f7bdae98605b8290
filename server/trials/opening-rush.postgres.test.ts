import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { connect } from '../db/connect.ts'
import { aDesk, at, type Desk } from '../test/a-desk.ts'
import { aProcess, type Process } from '../test/a-process.ts'
import { ask, askUntilLetIn, shareBelow, type Told503 } from '../test/a-rush.ts'
import { afterUse } from '../test/after-use.ts'
import { postgresDatabase } from '../test/databases/postgres-database.ts'
import { manyPatrons } from '../test/many-patrons.ts'

const rush = Number(process.env.RUSH ?? 2000)
const nights = ['24', '25', '26', '28', '29', '30'].map((day) => `2026-11-${day}`)
const places = 200

let url: string
let desk: Desk
beforeAll(async () => {
  const { url: address, drop } = await postgresDatabase()
  afterUse(drop)
  url = address
  const db = await connect({ databaseUrl: url })
  afterUse(db.close)
  const settings = {
    ...{ reservationsPerNight: '', reservationsUpcoming: '', reservationDaysInAdvance: '7' },
    roomsAvailable: String(places),
  }
  desk = await aDesk({ db, settings })
})

const someProcesses = (count: number): Promise<Process[]> =>
  Promise.all(
    Array.from({ length: count }, () =>
      aProcess({ DATABASE_URL: url, CLOCK: '', TRUSTED_PROXIES: '127.0.0.1' }),
    ),
  )

const saidIn = (answers: readonly Told503[]) =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ status, body }) => `${status} ${body.code ?? ''}`.trim())].map(
      ([what, { length }]) => [what, length],
    ),
  )

/** Whoever isn't served is told so, and when to come again. */
const isHonest = ({ status, after, body }: Told503) =>
  [200, 409].includes(status) || (status === 503 && after > 0 && body.code !== undefined)

/** Asked while others wait, it is answered before the last of them is: it waits behind nobody. */
async function healthAmid(process: Process, others: readonly Promise<unknown>[]) {
  let answered = 0
  for (const one of others) void one.finally(() => answered++).catch(() => {})
  const looks: { ms: number; status: number; before: number }[] = []
  const all = Promise.allSettled(others).then(() => 'all')
  let next: unknown
  do {
    const { ms, status } = await ask(process, 1, { path: '/healthz' })
    looks.push({ ms, status, before: others.length - answered })
    next = await Promise.race([all, Promise.resolve('more')])
  } while (next !== 'all')
  return looks
}

describe('500 connections at once', () => {
  it('health is answered long before all of them are, and who isn’t served is told when to come again', async () => {
    const [server] = (await someProcesses(1)) as [Process]
    const patrons = await manyPatrons(desk, 500)
    const calls = patrons.map(({ token, userId }, nth) =>
      nth % 2
        ? ask(server, nth, { path: 'settings/publicsettings' })
        : ask(server, nth, {
            path: 'reservations/newreservation?v=1',
            body: { reservationTime: at('19:00', nights[nth % nights.length]) },
            token,
            key: `storm-${userId}`,
          }),
    )
    const looks = await healthAmid(server, calls)
    const answers = await Promise.all(calls)
    console.info(
      `500 at once: ${JSON.stringify(saidIn(answers))}; served p50 ${shareBelow(0.5, answers)}, p99 ${shareBelow(0.99, answers)} ms; ` +
        `health asked ${looks.length} times, longest ${shareBelow(1, looks)} ms`,
    )
    expect(answers.filter((answer) => !isHonest(answer))).toEqual([])
    expect(new Set(looks.map(({ status }) => status))).toEqual(new Set([200]))
    // More than one of its answers came while hundreds still waited.
    expect(looks[0]?.before).toBeGreaterThan(100)
    expect(looks.length).toBeGreaterThan(1)
  }, 300_000)
})

describe(`${rush} patrons and six nights at once`, () => {
  it.each([
    [1, '22:00'],
    [2, '20:30'],
  ] as const)(
    'on %i process(es): each place is sold once, nobody is left without an answer, and who is put off gets in later',
    async (count, hour) => {
      const servers = await someProcesses(count)
      const patrons = await manyPatrons(desk, rush)
      const first: Told503[] = []
      const since = performance.now()
      const calls = patrons.map(({ token, userId }, nth) => {
        const tries: Told503[] = []
        const sent = {
          path: 'reservations/newreservation?v=1',
          body: { reservationTime: at(hour, nights[nth % nights.length]) },
          token,
          key: `rush-${userId}`,
        }
        return askUntilLetIn(async () => {
          const told = await ask(servers[nth % count] as Process, nth, sent)
          if (tries.push(told) === 1) first.push(told)
          return told
        })
      })
      const looks = await healthAmid(servers[0] as Process, calls)
      const answers = await Promise.all(calls)
      const took = (performance.now() - since) / 1000
      const served = first.filter(({ status }) => status !== 503)
      console.info(
        `${rush} on ${count}: at first ${JSON.stringify(saidIn(first))}, in the end ${JSON.stringify(saidIn(answers))} after ${took.toFixed(1)} s; ` +
          `served at first p50 ${shareBelow(0.5, served)}, p99 ${shareBelow(0.99, served)} ms; ` +
          `health asked ${looks.length} times, p50 ${shareBelow(0.5, looks)}, longest ${shareBelow(1, looks)} ms`,
      )
      expect(first.filter((told) => !isHonest(told))).toEqual([])
      const sold = Math.min(places, Math.floor(rush / nights.length)) * nights.length
      expect(saidIn(answers)).toEqual({
        '200': sold,
        ...(rush > sold ? { '409 slot-taken': rush - sold } : {}),
      })
      const { rows } = await desk.db.orm.execute(sql`
        select night::text, count(*)::int4 as sold from reservations
        where status = 'Reserved' and to_char(starts_at at time zone 'America/New_York', 'HH24:MI') = ${hour}
        group by night order by night`)
      expect(rows).toEqual(
        nights.toSorted().map((night) => ({ night, sold: sold / nights.length })),
      )
      expect(new Set(looks.map(({ status }) => status))).toEqual(new Set([200]))
      // Whoever comes last is taken in too: nobody is left at the door to knock again when the system sees fit.
      expect(looks[0]?.before).toBeGreaterThan(rush / 10)
    },
    900_000,
  )
})

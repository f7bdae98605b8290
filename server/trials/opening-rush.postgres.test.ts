import { readFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { beforeAll, describe, expect, it } from 'vitest'
import { connect } from '../db/connect.ts'
import { sql } from '../db/drizzle/queries.ts'
import { aDesk, at, type Desk } from '../test/a-desk.ts'
import { aProcess, type Process } from '../test/a-process.ts'
import {
  aLine,
  askOn,
  askUntilLetIn,
  type HealthLook,
  type RushAnswer,
  shareBelow,
  watchingHealth,
} from '../test/a-rush.ts'
import { afterUse } from '../test/after-use.ts'
import { postgresDatabase } from '../test/databases/postgres-database.ts'
import { manyPatrons, type SignedIn } from '../test/many-patrons.ts'
import { waitFor } from '../test/wait-for.ts'

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

const saidIn = (answers: readonly RushAnswer[]) =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ status, body }) => `${status} ${body.code ?? ''}`.trim())].map(
      ([what, { length }]) => [what, length],
    ),
  )

/** Whether an answer either serves her, or says that she isn’t served and when to come again. */
const isHonest = ({ status, after, body }: RushAnswer) =>
  [200, 409].includes(status) || (status === 503 && after > 0 && body.code !== undefined)

const now = () => performance.timeOrigin + performance.now()

/** The moments at which the calls were answered, in that order. */
async function momentsOf(calls: readonly Promise<unknown>[]): Promise<number[]> {
  const moments = await Promise.all(calls.map((call) => call.then(now)))
  return moments.toSorted((one, other) => one - other)
}

type Waited = { sent: number; moments: readonly number[] }

/** How many calls were still unanswered when the first question for health after all were sent was answered. */
function waitingAt(looks: readonly HealthLook[], { sent, moments }: Waited): number {
  const first = looks.find(({ asked }) => asked > sent)
  if (!first) throw new Error('Health was asked no more.')
  return moments.filter((moment) => moment > first.answered).length
}

const longestOf = (looks: readonly HealthLook[]) =>
  Math.round(Math.max(...looks.map(({ asked, answered }) => answered - asked)))

/** The hour that each night still has after so many others. */
async function hoursOf(her: SignedIn, nth: number): Promise<string[]> {
  const hours: string[] = []
  for (const night of nights) {
    const { body } = await desk.anyone.send(
      'GET',
      `reservations/availablereservations?dt=${night}`,
      undefined,
      { authorization: `Bearer ${her.token}` },
    )
    hours.push(body.at(-1 - 4 * nth).timeSlot)
  }
  return hours
}

describe('500 connections at once', () => {
  it('health is answered long before all of them are, and who isn’t served is told when to come again', async () => {
    const [server] = (await someProcesses(1)) as [Process]
    const patrons = await manyPatrons(desk, 500)
    const lines = await Promise.all(patrons.map(() => aLine(server)))
    const { looks } = await watchingHealth(server)
    const calls = patrons.map(({ token, userId }, nth) =>
      askOn(
        lines[nth] as Socket,
        nth,
        nth % 2
          ? { path: 'settings/publicsettings' }
          : {
              path: 'reservations/newreservation?v=1',
              body: { reservationTime: at('19:00', nights[nth % nights.length]) },
              token,
              key: `storm-${userId}`,
            },
      ),
    )
    const waited = { sent: now(), moments: await momentsOf(calls) }
    const answers = await Promise.all(calls)
    await waitFor(() => waitingAt(looks, waited))
    console.info(
      `500 at once: ${JSON.stringify(saidIn(answers))}; served p50 ${shareBelow(0.5, answers)}, p99 ${shareBelow(0.99, answers)} ms; ` +
        `health asked ${looks.length} times, longest ${longestOf(looks)} ms`,
    )
    expect(answers.filter((answer) => !isHonest(answer))).toEqual([])
    expect(new Set(looks.map(({ status }) => status))).toEqual(new Set([200]))
    expect(waitingAt(looks, waited)).toBeGreaterThan(100)
  }, 300_000)
})

describe(`${rush} patrons and six nights at once`, () => {
  it.each([1, 2])(
    'on %i process(es): each place is sold once, nobody is left without an answer, and who is put off gets in later',
    async (count) => {
      const servers = await someProcesses(count)
      const serverOf = (nth: number) => servers[nth % count] as Process
      const patrons = await manyPatrons(desk, rush)
      const hours = await hoursOf(patrons[0] as SignedIn, count)
      const lines = await Promise.all(patrons.map((_, nth) => aLine(serverOf(nth))))
      const { looks } = await watchingHealth(serverOf(0))
      const first: RushAnswer[] = []
      const since = performance.now()
      const calls = patrons.map(({ token, userId }, nth) =>
        askUntilLetIn(async () => {
          const line = lines[nth]
          delete lines[nth]
          const answer = await askOn(line ?? (await aLine(serverOf(nth))), nth, {
            path: 'reservations/newreservation?v=1',
            body: { reservationTime: hours[nth % nights.length] },
            token,
            key: `rush-${userId}`,
          })
          if (line) first.push(answer)
          return answer
        }),
      )
      const waited = { sent: now(), moments: await momentsOf(calls) }
      const answers = await Promise.all(calls)
      await waitFor(() => waitingAt(looks, waited))
      const took = (performance.now() - since) / 1000
      const served = first.filter(({ status }) => status !== 503)
      console.info(
        `${rush} on ${count}: at first ${JSON.stringify(saidIn(first))}, in the end ${JSON.stringify(saidIn(answers))} after ${took.toFixed(1)} s; ` +
          `served at first p50 ${shareBelow(0.5, served)}, p99 ${shareBelow(0.99, served)} ms; ` +
          `health asked ${looks.length} times, longest ${longestOf(looks)} ms, the first when ${waitingAt(looks, waited)} waited`,
      )
      expect(first.filter((answer) => !isHonest(answer))).toEqual([])
      const sold = Math.min(places, Math.floor(rush / nights.length)) * nights.length
      expect(saidIn(answers)).toEqual({
        '200': sold,
        ...(rush > sold ? { '409 slot-taken': rush - sold } : {}),
      })
      const sales = hours.map((hour) =>
        desk.db.orm.execute(sql`
          select count(*)::int4 as sold from reservations
          where status = 'Reserved' and starts_at = ${hour}::timestamptz`),
      )
      expect((await Promise.all(sales)).map(({ rows }) => rows[0]?.sold)).toEqual(
        nights.map(() => sold / nights.length),
      )
      expect(new Set(looks.map(({ status }) => status))).toEqual(new Set([200]))
      // Health stands in no queue behind them.
      expect(waitingAt(looks, waited)).toBeGreaterThan(rush / 10)
    },
    900_000,
  )
})

describe('whoever dials while a process is busy', () => {
  it('is taken in when it comes to it: a thousand wait at the door, and none is turned away unheard', async () => {
    const [server] = (await someProcesses(1)) as [Process]
    const most = Number(readFileSync('/proc/sys/net/core/somaxconn', 'utf8'))
    server.child.kill('SIGSTOP')
    const lines = await Promise.all(
      Array.from({ length: Math.min(1000, most) }, () => aLine(server)),
    )
    server.child.kill('SIGCONT')
    const answers = await Promise.all(
      lines.map((line, nth) => askOn(line, nth, { path: '/healthz' })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  }, 300_000)
})

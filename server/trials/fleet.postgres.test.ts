import { expect, it } from 'vitest'
import { checkAudit } from '../audit/check-audit.ts'
import { connect } from '../db/connect.ts'
import { and, eq, gt, inArray, isNotNull, sql } from '../db/drizzle/queries.ts'
import { migrate } from '../db/migrating/migrate.ts'
import type { Payment } from '../integrations/payments/practice/payment.ts'
import { kindOf } from '../live/kinds.ts'
import { liveEvents } from '../live/table.ts'
import { attempts, payments } from '../payments/table.ts'
import { practiceLedger } from '../practice/table.ts'
import { reservations } from '../reservations/table.ts'
import { rooms } from '../rooms/table.ts'
import { aDesk, at, type Desk, wednesday } from '../test/a-desk.ts'
import { aFleet, type Fleet } from '../test/a-fleet.ts'
import { afterUse } from '../test/after-use.ts'
import { brokenFloor } from '../test/broken-floor.ts'
import { type PrivatePostgres, startPrivatePostgres } from '../test/databases/private-postgres.ts'
import {
  aBoard,
  anEveningAtTheDesk,
  aPatronsLife,
  type Board,
  noLife,
  type Visit,
} from '../test/lives-on-a-fleet.ts'
import { manyPatrons, type SignedIn } from '../test/many-patrons.ts'
import { nightNow, seeded } from '../test/play.ts'
import { waitFor } from '../test/wait-for.ts'

const rounds = Number(process.env.FLEET_ROUNDS ?? 12)
const seed = Number(process.env.FLEET_SEED ?? 20_261_124)
const size = 3
/** The database is killed too, once in so many rounds. */
const databaseDiesEvery = 4
const actsOfRound = 40

type House = { desk: Desk; postgres: PrivatePostgres; url: string }

async function aHouse(): Promise<House> {
  const postgres = await startPrivatePostgres()
  afterUse(() => postgres.stop())
  const url = await postgres.newDatabase('fleet')
  const db = await connect({ databaseUrl: url }, () => {})
  afterUse(db.close)
  await migrate(db)
  const settings = {
    ...{ flowChecking: 'False', flowToFromMikvah: 'False' },
    ...{ reservationsPerNight: '', reservationsUpcoming: '', reservationDaysInAdvance: '7' },
    ...{ roomsAvailable: '3', roomsAvailableBath: '', cleaningMinutes: '15' },
  }
  const desk = await aDesk({ db, now: at('19:00', '2026-11-24'), settings })
  return { desk, postgres, url }
}

/** An hour of a night that nobody else books in, with room for each of them. */
async function anHourApart({ desk }: House): Promise<string> {
  const her = await desk.patron()
  const { body } = await her.get('reservations/availablereservations?dt=2026-11-28')
  return body.at(-1).timeSlot
}

/** Books at one process, and asks no other. */
async function books(fleet: Fleet, nth: number, hour: string, who?: SignedIn): Promise<string> {
  const { status, body } = await fleet.askOf(nth, {
    path: 'reservations/newreservation?v=1',
    body: { reservationTime: hour },
    token: who?.token ?? '',
    key: `works-${who?.userId}`,
  })
  expect([status, body.code]).toEqual([200, undefined])
  return body.result.reservationId
}

/** Times that the run reports: how long each of the things took that have to be quick. */
const figures: string[] = []

/**
 * Waits until each process is ready and has taken a booking, and notes how many ms that took after the database was
 * back.
 */
async function worksAgain(fleet: Fleet, hour: string, asking: readonly SignedIn[]): Promise<void> {
  const since = performance.now()
  const took = await Promise.all(
    fleet.members.map(async ({ url }, nth) => {
      await waitFor(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200))
      const ready = Math.round(performance.now() - since)
      const id = await waitFor(() => books(fleet, nth, hour, asking[nth]))
      const booked = Math.round(performance.now() - since)
      // There is room again for who tries the next time.
      const canceled = { status: 'Canceled' }
      const gives = { path: `reservations/${id}/status`, body: canceled, token: asking[nth]?.token }
      expect((await fleet.ask(gives)).status).toBe(200)
      return `ready ${ready}, booked ${booked} ms`
    }),
  )
  figures.push(`the database is back: ${took.join('; ')}`)
}

/** Waits until no payment or refund is under way, since rows are only compared then. */
const nothingIsOpen = async ({ desk }: House): Promise<void> => {
  const { rows } = await desk.db.orm.execute(sql`
    select id from payment_attempts where state = 'open'
    union all select id from effects where "do" = 'refund' and done_at is null`)
  expect(rows).toEqual([])
}

/**
 * Differences, in words, between the visits that answers told of and those that are stored; visits that no answer told
 * of are named too.
 */
async function wrongVisits({ desk }: House, visits: readonly Visit[]): Promise<string[]> {
  const wrong: string[] = []
  const users = [...new Set(visits.map(({ userId }) => userId))]
  const rows = await desk.db.orm
    .select()
    .from(reservations)
    .where(inArray(reservations.userId, users))
  const { rows: steps } = await desk.db.orm.execute<{ id: string; steps: string[] }>(sql`
    select reservation_id as id, array_agg(next order by at, previous_since nulls first) as steps
    from status_history group by reservation_id`)
  const stepsOf = new Map(steps.map((one) => [one.id, one.steps]))
  for (const visit of visits) {
    const row = rows.find(({ id }) => id === visit.id)
    if (!row) wrong.push(`${visit.id} is lost`)
    else if (row.status !== visit.steps.at(-1)) wrong.push(`${visit.id} is ${row.status}`)
    const taken = stepsOf.get(visit.id)
    if (String(taken) !== String(visit.steps))
      wrong.push(`${visit.id} went ${taken} and not ${visit.steps}`)
  }
  const known = new Set(visits.map(({ id }) => id))
  for (const { id } of rows) if (!known.has(id)) wrong.push(`${id} is nobody's: made twice`)
  return wrong
}

/** Differences, for each visit, between what the processor moved, what the ledger says, and what answers told. */
async function wrongMoney({ desk }: House, visits: readonly Visit[]): Promise<string[]> {
  const { orm } = desk.db
  const tried = await orm.select().from(attempts)
  const written = await orm.select().from(payments).where(eq(payments.status, 'Approved'))
  const books = new Map<string, Payment>(
    (await orm.select().from(practiceLedger)).map(({ key, value }) => [key, JSON.parse(value)]),
  )
  const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)
  const wrong: string[] = []
  const mine = new Set(visits.map(({ id }) => id))
  for (const { id, cents, paid, canceled } of visits) {
    const charges = tried.filter((one) => one.reservationId === id && one.kind === 'charge')
    const moved = charges
      .map((charge) => books.get(`payment:${charge.id}`))
      .filter((payment) => payment?.state === 'paid')
    const rows = written.filter(({ reservationId }) => reservationId === id)
    const ofMethod = (name: string) =>
      sum(rows.filter(({ method }) => method === name).map((row) => row.cents))
    const is = {
      charged: sum(moved.map((payment) => payment?.amount ?? 0)),
      givenBack: sum(
        moved.flatMap((payment) => payment?.refunds ?? []).map(({ amount }) => amount),
      ),
      written: ofMethod('CreditCard'),
      writtenBack: ofMethod('CreditRefund'),
    }
    const due = paid ? cents : 0
    const back = canceled ? due : 0
    const should = { charged: due, givenBack: back, written: due, writtenBack: back }
    if (JSON.stringify(is) !== JSON.stringify(should))
      wrong.push(`${id}: ${JSON.stringify(is)} and not ${JSON.stringify(should)}`)
  }
  for (const { id, reservationId, kind } of tried)
    if (kind === 'charge' && (!reservationId || !mine.has(reservationId)))
      wrong.push(`the charge ${id} is nobody's`)
  return wrong
}

/** Event numbers since the first event that a board at the desk has missed or received twice. */
async function wrongOnBoard({ desk }: House, board: Board): Promise<string[]> {
  const first = Number(board.lines[0]?.messages[0]?.id)
  const { kind, number } = liveEvents
  const rows = await desk.db.orm
    .select({ kind, number })
    .from(liveEvents)
    .where(and(isNotNull(number), gt(number, first)))
  const theirs = rows
    .filter((row) => kindOf(row.kind)?.heardBy.includes('desk'))
    .map((row) => Number(row.number))
  const heard = board.messages().map(({ id }) => Number(id))
  const wrong = board
    .messages()
    .filter(({ event }) => event === 'resync')
    .map(({ id }) => `${id} had it load all anew`)
  for (const [nth, id] of heard.entries())
    if (nth > 0 && id <= (heard[nth - 1] ?? 0)) wrong.push(`${id} came after ${heard[nth - 1]}`)
  const known = new Set(heard)
  for (const id of theirs) if (!known.has(id)) wrong.push(`${id} was never heard`)
  return wrong
}

it(`three processes, one killed after the other and the database with them, lose, double and oversell nothing (${rounds} rounds, seed ${seed})`, async () => {
  const house = await aHouse()
  const { desk, postgres, url } = house
  const fleet = await aFleet(url, size)
  const roomsOfDesks = [7, 8]
  await desk.db.orm.update(rooms).set({ status: 'Ready' }).where(inArray(rooms.id, roomsOfDesks))
  const patrons = await manyPatrons(desk, 8)
  const guests = await manyPatrons(desk, 400)
  const tokens = { admin: desk.admin.token, reception: desk.reception.token }
  const hour = await anHourApart(house)
  const boards = await Promise.all(
    [0, 1].map((from) => aBoard(fleet, () => tokens.reception, from)),
  )

  let over = false
  const isOver = () => over
  const lives = [...patrons, ...roomsOfDesks].map(noLife)
  const lifeOf = (nth: number) => lives[nth] ?? noLife()
  const living = Promise.all([
    ...patrons.map((her, nth) =>
      aPatronsLife({ fleet, life: lifeOf(nth), isOver }, her, seeded(seed + nth)),
    ),
    ...roomsOfDesks.map((room, nth) =>
      anEveningAtTheDesk(
        { fleet, life: lifeOf(patrons.length + nth), isOver },
        {
          ...{ room, guests: guests.slice(nth * 200, nth * 200 + 200) },
          token: () => (nth === 0 ? tokens.admin : tokens.reception),
        },
      ),
    ),
  ])
  const acts = () => lives.reduce((sum, life) => sum + life.acts, 0)
  const furtherActs = (count: number) => {
    const enough = acts() + count
    return Promise.race([living, waitFor(() => expect(acts()).toBeGreaterThan(enough))])
  }

  for (let round = 0; round < rounds; round++) {
    await furtherActs(actsOfRound)
    if (round % databaseDiesEvery === databaseDiesEvery - 1) {
      const asking = await manyPatrons(desk, size)
      await postgres.kill()
      await waitFor(async () => {
        const looks = fleet.members.map((one) => fetch(`${one.url}/readyz`))
        for (const { status } of await Promise.all(looks)) expect(status).toBe(503)
      })
      await postgres.start()
      await worksAgain(fleet, hour, asking)
    }
    await fleet.kill(round % size)
    // The others go on as if nothing were.
    await furtherActs(actsOfRound / 4)
    await fleet.begin(round % size)
    tokens.admin = (await desk.staff('Admin')).token
    tokens.reception = (await desk.staff('Reception')).token
  }
  over = true
  await living

  const visits = lives.flatMap((life) => life.visits)
  const refused = lives.reduce((sum, life) => sum + life.refused, 0)
  await waitFor(() => nothingIsOpen(house))
  expect(await wrongVisits(house, visits)).toEqual([])
  expect(await wrongMoney(house, visits)).toEqual([])
  for (const night of ['2026-11-25', '2026-11-26', '2026-11-29', '2026-11-30']) {
    const { rows: sold, oversold } = await nightNow(desk, night)
    expect([night, oversold]).toEqual([night, []])
    expect(sold.length).toBeGreaterThan(0)
  }
  expect(await brokenFloor(desk.db)).toEqual([])
  expect((await checkAudit(desk.parts)).brokenBatch).toBe(null)
  for (const board of boards) {
    await waitFor(async () => expect(await wrongOnBoard(house, board)).toEqual([]))
    await board.close()
  }

  const { heard } = fleet
  figures.push(
    `${acts()} acts, ${visits.length} visits, ${refused} refused, answers ${JSON.stringify(Object.fromEntries(heard))}, ` +
      `boards heard ${boards.map((board) => `${board.messages().length} on ${board.lines.length} lines`)}`,
  )
  console.info(figures.join('\n'))
  // Lines of killed processes were cut, and what they were about was asked again; nobody was told of a fault.
  expect(heard.get('cut')).toBeGreaterThan(0)
  expect(heard.get('500')).toBe(undefined)
  expect(refused).toBeGreaterThan(0)
}, 1_800_000)

it('a process that falls asleep in the middle of a booking holds its night for a few seconds, and when it wakes has booked once', async () => {
  const { desk, url } = await aHouse()
  const fleet = await aFleet(url, 2)
  const [sleeper, other] = (await manyPatrons(desk, 2)) as [SignedIn, SignedIn]
  const onlooker = await connect({ databaseUrl: url })
  afterUse(onlooker.close)
  const sessions = async (state: string) => {
    const { rows } = await onlooker.orm.execute<{ pid: number }>(sql`
      select pid from pg_stat_activity where application_name = 'mikvah'
        and datname = current_database() and pid <> pg_backend_pid()
        and (state = ${state} or wait_event_type = ${state})`)
    return rows.map(({ pid }) => pid)
  }

  // What it writes last is held up until it is asleep, with the night in its hands; what it reads before isn't.
  const holder = await connect({ databaseUrl: url })
  afterUse(holder.close)
  const [locked, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = holder.inTransaction(async (tx) => {
    await tx.execute(sql`lock table status_history in share row exclusive mode`)
    locked.resolve()
    await letGo.promise
  })
  await locked.promise
  const wish = { path: 'reservations/newreservation?v=1', body: { reservationTime: at('20:00') } }
  const hers = { ...wish, token: sleeper.token, key: `asleep-${sleeper.userId}` }
  const cut = fleet.askOf(0, hers).then(
    ({ status }) => status,
    () => 'cut',
  )
  const [asleep] = await waitFor(async () => {
    const waiting = await sessions('Lock')
    expect(waiting).toHaveLength(1)
    return waiting
  })
  const { child } = fleet.members[0] as Fleet['members'][number]
  child.kill('SIGSTOP')
  letGo.resolve()
  await holding
  // Others may stand between two statements at that moment, so it is her own connection that is looked for.
  await waitFor(async () => expect(await sessions('idle in transaction')).toContain(asleep))

  const since = performance.now()
  const theirs = { ...wish, token: other.token, key: `awake-${other.userId}` }
  const awake = await waitFor(async () => {
    const answer = await fleet.askOf(1, theirs)
    expect(answer.status).toBe(200)
    return answer
  })
  console.info(
    `asleep in a booking: the night was free after ${Math.round(performance.now() - since)} ms`,
  )
  expect(await sessions('idle in transaction')).not.toContain(asleep)

  child.kill('SIGCONT')
  expect(await cut).not.toBe(200)
  const again = await fleet.ask(hers)
  expect(again.status).toBe(200)
  const { rows } = await desk.db.orm.execute(
    sql`select id from reservations where night = ${wednesday} order by id`,
  )
  const ids = [awake, again].map(({ body }) => body.result.reservationId)
  expect(rows.map(({ id }) => id)).toEqual(ids.toSorted())
}, 300_000)

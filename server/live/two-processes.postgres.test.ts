import { beforeAll, describe, expect, it } from 'vitest'
import { connect } from '../db/connect.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../db/drizzle/queries.ts'
import { aProcess, type Process } from '../test/a-process.ts'
import { aScreen, type Message, type Screen } from '../test/a-screen.ts'
import { afterUse } from '../test/after-use.ts'
import { aFurnishedDatabase } from '../test/databases/furnished.ts'
import { post, signIn } from '../test/over-the-wire.ts'
import { lockNumbering } from './lock-numbering.ts'

let where: string
let first: Process
let second: Process
let db: Database
let desk: string
beforeAll(async () => {
  const url = await aFurnishedDatabase()
  where = url
  first = await aProcess({ DATABASE_URL: url })
  second = await aProcess({ DATABASE_URL: url })
  db = await connect({ databaseUrl: url })
  afterUse(db.close)
  desk = (await signIn(first, 'Reception', 'practice-reception')).access_token
}, 300_000)

const reload = async (at: Process) => {
  const { access_token } = await signIn(at, 'Admin', 'practice-admin')
  const { status } = await post(at, '/api/api/settings/pagereload', {}, access_token)
  expect(status).toBe(200)
}

let taken = ''
/** A visit of the practice data that no other test uses. */
async function aVisit(): Promise<string> {
  const { rows } = await db.orm.execute<{ id: string }>(
    sql`select id from reservations where status = 'Reserved' and id > ${taken} order by id limit 1`,
  )
  taken = rows[0]?.id ?? ''
  return taken
}

/** Changes a visit without any process being told but through the commit. */
const changeSilently = (id: string, notes: string) =>
  db.orm.execute(sql`update reservations set notes = ${notes} where id = ${id}`)

const of =
  (id: string, notes: string) =>
  ({ data }: Message) =>
    data.reservationId === id && data.notes === notes

const both = async () => {
  const screens = await Promise.all([aScreen(first.url, desk), aScreen(second.url, desk)])
  for (const screen of screens) await screen.next('hello')
  return screens as [Screen, Screen]
}

describe('two processes on one PostgreSQL', () => {
  it('tell of an act in one on the screens of both, under one id and to the letter', async () => {
    const [here, there] = await both()
    const id = await aVisit()
    const cancel = { status: 'Canceled' }
    expect((await post(first, `/api/api/reservations/${id}/status`, cancel, desk)).status).toBe(200)
    const isIt = ({ data }: Message) =>
      data.reservationId === id && data.reservationStatus === 'Canceled'
    const [mine, theirs] = [await here.next(isIt), await there.next(isIt)]
    expect(theirs.text).toBe(mine.text)
  })

  it('tell of what was committed by a process that died before it could say so', async () => {
    const screens = await both()
    const id = await aVisit()
    await changeSilently(id, 'silently')
    const [mine, theirs] = await Promise.all(screens.map((one) => one.next(of(id, 'silently'))))
    expect(theirs?.text).toBe(mine?.text)
  })

  it('skip nothing that was begun before and is committed after what they have told', async () => {
    const screens = await both()
    const [early, late] = [await aVisit(), await aVisit()]
    const begun = Promise.withResolvers<void>()
    const mayEnd = Promise.withResolvers<void>()
    const slow = db.inTransaction(async (tx) => {
      await tx.execute(sql`update reservations set notes = 'slow' where id = ${early}`)
      begun.resolve()
      await mayEnd.promise
    })
    await begun.promise
    await changeSilently(late, 'quick')
    for (const screen of screens) await screen.next(of(late, 'quick'))
    await reload(first)
    for (const screen of screens) await screen.next('reload')
    mayEnd.resolve()
    await slow
    for (const screen of screens) await screen.next(of(early, 'slow'))
  })

  it('end the streams of a device that signs out in the other', async () => {
    const { access_token } = await signIn(first, 'Mikvah', 'practice-mikvah')
    const screen = await aScreen(second.url, access_token)
    await screen.next('hello')
    await post(first, '/api/api/account/logout', {}, access_token)
    await screen.ended
  })

  it('go on when the lines they listen on are lost, and listen again', async () => {
    const [, there] = await both()
    const lines = sql`select pid from pg_stat_activity
      where application_name = 'mikvah-live' and datname = current_database()`
    const pids = async () =>
      (await db.orm.execute<{ pid: number }>(lines)).rows.map(({ pid }) => pid)
    const lost = await pids()
    expect(lost).toHaveLength(2)
    await db.orm.execute(sql`select pg_terminate_backend(pid) from (${lines}) lines`)
    await reload(first)
    await there.next('reload')
    await expect
      .poll(async () => (await pids()).filter((pid) => !lost.includes(pid)).length)
      .toBe(2)
    await reload(first)
    await there.next('reload')
  })

  it('go on when every connection of theirs is lost at once', async () => {
    const [here] = await both()
    await db.orm.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name like 'mikvah%' and datname = current_database()
        and pid <> pg_backend_pid()`)
    await expect
      .poll(async () => (await signIn(second, 'Admin', 'practice-admin')).access_token)
      .toBeTruthy()
    await reload(second)
    await here.next('reload')
  })

  it('bring a screen of a process that was killed what it missed, in the other', async () => {
    const third = await aProcess({ DATABASE_URL: where })
    const screen = await aScreen(third.url, desk)
    const { id } = await screen.next('hello')
    third.child.kill('SIGKILL')
    await screen.ended
    const stayed = await aScreen(second.url, desk)
    await stayed.next('hello')
    const visit = await aVisit()
    await changeSilently(visit, 'while away')
    const answer = await stayed.next(of(visit, 'while away'))
    const back = await aScreen(second.url, desk, { lastEventId: id })
    expect(await back.next()).toMatchObject({ event: 'hello', id })
    expect((await back.next(of(visit, 'while away'))).text).toBe(answer.text)
    expect(back.messages.map(({ event }) => event)).not.toContain('resync')
  })

  it('leave nobody behind a process that fell asleep in its turn', async () => {
    const [here] = await both()
    const asleep = await connect({ databaseUrl: where, connections: 1 })
    afterUse(asleep.close)
    const taken = Promise.withResolvers<void>()
    const wakes = Promise.withResolvers<void>()
    const holding = asleep.inTransaction(async (tx) => {
      await lockNumbering(tx)
      taken.resolve()
      await wakes.promise
    })
    await taken.promise
    await reload(first)
    await here.next('reload')
    wakes.resolve()
    await expect(holding).rejects.toThrow()
  })

  it('end their streams within the time they have when they are asked to stop', async () => {
    const screen = await aScreen(first.url, desk)
    await screen.next('hello')
    first.child.kill('SIGTERM')
    await screen.ended
    expect(await first.gone).toEqual([0, null])
  })
})

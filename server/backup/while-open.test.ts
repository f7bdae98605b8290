import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Database } from '../db/database.ts'
import { sql } from '../db/drizzle/queries.ts'
import { aProcess, backedUp, type Process, restored } from '../test/a-process.ts'
import { afterUse } from '../test/after-use.ts'
import { aFurnishedPlace } from '../test/databases/furnished.ts'
import { aBarePlace, anEmptyPlace, type Place, within } from '../test/databases/places.ts'
import { everythingIn } from '../test/everything-in.ts'
import { aPatron, post, signIn } from '../test/over-the-wire.ts'
import { lastBackup } from './last-backup.ts'

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mikvah-backup-'))
  afterUse(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const end = async (server: Process) => {
  server.child.kill('SIGKILL')
  await server.gone
}

/** A patron who books and cancels until the test stops her; gives the visits that answers told her of. */
function booking(server: Process, token: string) {
  const answer: string[] = []
  let going = true
  const once = async () => {
    const hour = { reservationTime: '2026-11-25T21:00:00-05:00' }
    const booked = await post(server, '/api/api/reservations/newreservation', hour, token)
    expect(booked.status).toBe(200)
    answer.push(booked.body.result.reservationId)
    const path = `/api/api/reservations/${answer.at(-1)}/status`
    expect((await post(server, path, { status: 'Canceled' }, token)).status).toBe(200)
  }
  const on = async () => {
    while (going) await once()
  }
  return {
    told: answer,
    once,
    on,
    stop() {
      going = false
    },
  }
}

it('a drill: kept while patrons book, put back on another machine, and nothing is by half', async () => {
  const place: Place = await aFurnishedPlace('empty')
  const server = await aProcess(place)
  const { token } = await aPatron(server, '5512345678')
  const patron = booking(server, token)
  await patron.once()
  const before = [...patron.told]
  const all = patron.on()
  const folder = await aFolder()
  const file = join(folder, 'mikvah.backup')
  expect(await backedUp(place, file)).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^Kept in /),
  })
  patron.stop()
  await all
  expect(patron.told.length).toBeGreaterThan(before.length)
  // Its line has ended, and the copy goes with it.
  const { DATA_DIR } = place
  const copies = async () =>
    (await readdir(DATA_DIR ?? folder)).filter((name) => /^copy-/.test(name))
  await expect.poll(copies).toEqual([])
  await end(server)
  expect(await within(place, (db) => lastBackup(db.orm))).toBeGreaterThan(0)
  const other = await aBarePlace()
  expect(await restored(other, file)).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^Put back: \d+ rows/),
  })
  const { visits, halves } = await within(other, agreement)
  expect(visits).toEqual(expect.arrayContaining(before))
  expect(patron.told).toEqual(expect.arrayContaining(visits))
  expect(halves).toEqual([])

  const again = await aProcess(other)
  const there = await signIn(again, 'Reception', 'practice-reception')
  expect(there.access_token).toBeTruthy()
  // Not the one of before, who may be kept with a visit that she has still to cancel.
  const { token: anothers } = await aPatron(again, '5512345679')
  await booking(again, anothers).once()
})

/** The visits there are, and those whose history or whose log says another thing than their own row. */
async function agreement(db: Database) {
  const { rows } = await db.orm.execute<{ id: string; whole: boolean }>(
    sql`select id, (status = 'Canceled') = exists (
          select 1 from status_history where reservation_id = reservations.id and next = 'Canceled'
        ) and exists (
          select 1 from status_history where reservation_id = reservations.id and next = 'Reserved'
        ) as whole from reservations`,
  )
  return { visits: rows.map(({ id }) => id), halves: rows.filter(({ whole }) => !whole) }
}

it('one that is made of a house that stands still is that house, to the last row', async () => {
  const place: Place = await aFurnishedPlace('evening')
  await within(place, (db) => db.orm.execute(sql`update nights set version = 0`))
  const before = await within(place, everythingIn)
  const file = join(await aFolder(), 'mikvah.backup')
  expect(await backedUp(place, file)).toMatchObject({ code: 0 })
  const other = await anEmptyPlace()
  expect(await restored(other, file)).toMatchObject({ code: 0 })
  expect(await within(other, everythingIn)).toEqual(before)

  const refused = await restored(other, file)
  expect(refused).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^A facility stands here already.*--replace/),
  })
  expect(await within(other, everythingIn)).toEqual(before)
  expect(await restored(other, file, '--replace')).toMatchObject({ code: 0 })
  expect(await within(other, everythingIn)).toEqual(before)
})

it('a restore is refused while a process of the facility runs', async () => {
  const place: Place = await aFurnishedPlace('empty')
  const file = join(await aFolder(), 'mikvah.backup')
  expect(await backedUp(place, file)).toMatchObject({ code: 0 })
  const server = await aProcess(place)
  const refused = await restored(place, file, '--replace')
  expect(refused.code).toBe(1)
  expect(refused.said).toMatch(/still runs|in use by process/)
  await end(server)
})

it('where there is no facility none is made, and nothing is written', async () => {
  const folder = await aFolder()
  const place = await aBarePlace()
  const refused = await backedUp(place, join(folder, 'file'))
  expect(refused).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^There is no facility here/),
  })
  expect(await readdir(folder)).toEqual([])
})

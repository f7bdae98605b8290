import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { sql } from '../db/drizzle/queries.ts'
import { backedUp, refusedStart, restored, restoring } from '../test/a-process.ts'
import { afterUse } from '../test/after-use.ts'
import { aFurnishedPlace } from '../test/databases/furnished.ts'
import { anEmptyPlace, type Place, within } from '../test/databases/places.ts'
import { everythingIn } from '../test/everything-in.ts'
import { inTheGate } from '../test/long.ts'
import { tablesOf } from './catalogue.ts'
import { othersHere } from './who-is-here.ts'
import { writeFile } from './write-file.ts'

let folder: string
let place: Place
let file: string
let whole: unknown
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mikvah-backup-'))
  afterUse(() => rm(folder, { recursive: true, force: true }))
  place = await aFurnishedPlace('evening')
  file = join(folder, 'mikvah.backup')
  const key = { SECRET_KEY: 'the key of that time, which is long enough' }
  // A key that the facility is sealed with, and nobody has here any more.
  await within(place, (db) =>
    db.orm.execute(
      sql`update nights set version = 0; update facility set key_checks = '{of another key}'`,
    ),
  )
  whole = await within(place, everythingIn)
  expect(await backedUp({ ...place, ...key }, file)).toMatchObject({ code: 0 })
})

const preload = new URL('../test/databases/killed-at.ts', import.meta.url).href

/**
 * A restore that is killed before its nth statement of a kind; what it leaves is looked at once the database has
 * noticed.
 */
async function killedAt(into: Place, at: string, ...args: string[]): Promise<void> {
  const env = { ...into, KILLED_AT: at, NODE_OPTIONS: `--import ${preload}` }
  const { child, gone } = restoring(env, file, ...args)
  await gone
  expect(child.signalCode, at).toBe('SIGKILL')
  await expect.poll(() => within(into, (db) => othersHere(db.orm))).toBe(0)
}

it('a restore that is killed leaves an empty place empty, and works the next time', async () => {
  const other = await anEmptyPlace()
  for (const at of inTheGate(['insert:40'], ['create:60', 'insert:1', 'insert:40', 'commit:1'])) {
    await killedAt(other, at)
    expect(await within(other, (db) => tablesOf(db.orm)), at).toEqual([])
  }
  expect(await restored(other, file)).toMatchObject({ code: 0 })
  expect(await within(other, everythingIn)).toEqual(whole)
})

it('one that was to take the place of a facility leaves that as it was', async () => {
  const other: Place = await aFurnishedPlace('empty')
  const before = await within(other, everythingIn)
  await killedAt(other, 'insert:40', '--replace')
  expect(await within(other, everythingIn)).toEqual(before)
})

it('what is put back starts with the key of its time alone, and says how another one is meant', async () => {
  const other = await anEmptyPlace()
  expect(await restored(other, file)).toMatchObject({ code: 0 })
  const refused = await refusedStart({
    ...other,
    SECRET_KEY: 'another key, which is long enough too',
  })
  expect(refused.code).toBe(1)
  expect(refused.said).toMatch(/^SECRET_KEY is not the one .* NEW_SECRET_KEY=[0-9a-f]{8}/)
})

it('a backup that fails leaves the one of before, and nothing beside it', async () => {
  const { size } = await stat(file)
  async function* full() {
    yield 'some rows'
    throw Object.assign(new Error('no space left'), { code: 'ENOSPC' })
  }
  const head = JSON.parse((await readFile(file)).toString('latin1').split('\n')[0] ?? '')
  await expect(writeFile(file, head, full())).rejects.toThrow('no space left')
  expect(await readdir(folder)).toEqual(['mikvah.backup'])
  expect((await stat(file)).size).toBe(size)
})

import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { checkAudit } from '../audit/check-audit.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../db/drizzle/queries.ts'
import { aFacility } from '../test/a-facility.ts'
import { afterUse } from '../test/after-use.ts'
import { anEmptyDatabase } from '../test/databases/a-database.ts'
import { layKept, layNewest } from '../test/databases/kept-database.ts'
import { everythingIn } from '../test/everything-in.ts'
import { backUp } from './back-up.ts'
import { putBack } from './put-back.ts'
import { readFile } from './read-file.ts'

const now = Date.parse('2026-11-25T08:00:00Z')

let folder: string
let house: Database
let file: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mikvah-backup-'))
  afterUse(() => rm(folder, { recursive: true, force: true }))
  house = await layNewest(await anEmpty())
  await house.orm.execute(sql`update nights set version = 0`)
  file = join(folder, 'house')
  await backUp(house, file, now)
})

const anEmpty = async () => (await anEmptyDatabase()).database

/**
 * What a careless copy would change: the last microsecond, bytes of every kind, a null inside of JSON, a quote, a
 * line's end.
 */
const odd = `
  insert into files (id, folder, name, type, size, digest, added_at, added_by)
    values ('odd', 'odd', E'a "b" \\\\ c\\n\\t''d'' \u2028 שלום {NULL,}', 'x', 1, 'x', '2026-11-25 01:02:03.000001+00', 'x');
  insert into file_pieces (file_id, nth, bytes)
    select 'odd', 0, decode(string_agg(lpad(to_hex(n), 2, '0'), ''), 'hex') from generate_series(0, 255) n;
  update payment_attempts set split = 'null';
  update device_keys set rooms = array[1, null, -3];
  update facility set key_checks = array['', 'NULL', 'a,b', '"', null, '\\', '{}']`

it('what is put back is what was kept: every row, every counter, the schema and what acts in it', async () => {
  const odder = await layNewest(await anEmpty())
  await odder.orm.execute(sql.raw(odd))
  await backUp(odder, join(folder, 'odd'), now)
  const other = await anEmpty()
  await putBack(other, await readFile(join(folder, 'odd')), { replace: false })
  await odder.orm.execute(sql`update nights set version = 0`)
  expect(await everythingIn(other)).toEqual(await everythingIn(odder))
  await rm(join(folder, 'odd'))
})

it('the house is worked with at once, and its audit log is whole', async () => {
  const other = await anEmpty()
  await putBack(other, await readFile(file), { replace: false })
  const facility = await aFacility({ db: other })
  expect(await checkAudit(facility.parts)).toMatchObject({ ok: true })
  const patron = await facility.patron()
  const slots = await patron.get('reservations/availablereservations?dt=2026-11-26')
  const reservationTime = slots.body.at(-1).timeSlot
  expect((await patron.post('reservations/newreservation', { reservationTime })).status).toBe(200)
})

it('is one file that nobody else may read, with nothing beside it', async () => {
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await readdir(folder)).toEqual(['house'])
})

it('a practice one is never put over a live one, nor a live one over practice', async () => {
  const other = await anEmpty()
  await layNewest(other)
  const { head, lines } = await readFile(file)
  const turned = head.mode === 'live' ? 'practice' : 'live'
  const before = await everythingIn(other)
  const backup = { lines, head: { ...head, mode: turned } as const }
  await expect(putBack(other, backup, { replace: true })).rejects.toThrow(
    `A ${head.mode} facility stands here, and the backup is of a ${turned} one.`,
  )
  expect(await everythingIn(other)).toEqual(before)
})

it('no night keeps the version that another server gave it', async () => {
  const numbered = await layNewest(await anEmpty())
  await numbered.orm.execute(sql`update nights set version = 7`)
  await backUp(numbered, join(folder, 'numbered'), now)
  const other = await anEmpty()
  await putBack(other, await readFile(join(folder, 'numbered')), { replace: false })
  await rm(join(folder, 'numbered'))
  const { rows } = await other.orm.execute(
    sql`select distinct version::int4 as version from nights`,
  )
  expect(rows).toEqual([{ version: 0 }])
})

it('is refused where a facility stands, which is left as it is, until it is said that it may go', async () => {
  const other = await anEmpty()
  await layKept(other, '0021_two-names.sql')
  const before = await everythingIn(other)
  const backup = await readFile(file)
  await expect(putBack(other, backup, { replace: false })).rejects.toThrow('A facility stands here')
  expect(await everythingIn(other)).toEqual(before)
  await putBack(other, backup, { replace: true })
  expect(await everythingIn(other)).toEqual(await everythingIn(house))
})

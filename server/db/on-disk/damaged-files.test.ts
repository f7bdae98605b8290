import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { afterUse } from '../../test/after-use.ts'
import type { Database } from '../database.ts'
import { damagedFile } from './damaged-files.ts'

const pageBytes = 8192
const path = 'base/1/16384'

it('a table that has grown beyond its first file is looked through in the second too', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'mikvah-large-'))
  afterUse(() => rm(dataDir, { recursive: true, force: true }))
  const file = join(dataDir, 'db', path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, '')
  const second = Buffer.alloc(2 * pageBytes)
  await writeFile(`${file}.1`, second)
  const execute = async () => ({ rows: [{ name: 'visits', path }] })
  const database = { orm: { execute } } as unknown as Database
  expect(await damagedFile(database, dataDir)).toBeNull()
  second.fill(7, pageBytes)
  await writeFile(`${file}.1`, second)
  expect(await damagedFile(database, dataDir)).toBe(
    'visits is not as it was written, from its page 131073 on',
  )
})

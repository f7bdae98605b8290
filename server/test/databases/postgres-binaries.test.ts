import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { afterUse } from '../after-use.ts'
import { postgresBinaries, postgresMajors } from './postgres-binaries.ts'

/** A folder with a `postgres` that only prints this version. */
async function aPostgres(version: string): Promise<string> {
  const folder = join(await mkdtemp(join(tmpdir(), 'mikvah-bin-')), 'bin')
  afterUse(() => rm(join(folder, '..'), { recursive: true }))
  await mkdir(folder)
  for (const name of ['initdb', 'postgres']) {
    const path = join(folder, name)
    await writeFile(path, `#!/bin/sh\necho "postgres (PostgreSQL) ${version} (Debian)"\n`)
    await chmod(path, 0o755)
  }
  return folder
}

it('a major version that is named is the one that runs; without it the run is refused', async () => {
  const [older, newer] = [await aPostgres('96.3'), await aPostgres('97beta1')]
  vi.stubEnv('PATH', [older, newer, process.env.PATH].join(delimiter))
  expect(postgresBinaries('96')).toBe(older)
  expect(postgresBinaries('97')).toBe(newer)
  expect(postgresMajors()).toEqual(expect.arrayContaining(['96', '97']))
  expect(() => postgresBinaries('98')).toThrow('PostgreSQL 98 is not on this machine')
  vi.unstubAllEnvs()
})

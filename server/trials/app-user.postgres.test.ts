import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, it } from 'vitest'
import {
  aProcess,
  backedUp,
  examined,
  migrated,
  refusedStart,
  restored,
} from '../test/a-process.ts'
import { afterUse } from '../test/after-use.ts'
import { postgresDatabase } from '../test/databases/postgres-database.ts'
import { waitFor } from '../test/wait-for.ts'

const asRole = (url: string, name: string, password = '') => {
  const other = new URL(url)
  other.username = name
  other.password = password
  return other.toString()
}

async function asked(url: string, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client.query(text).finally(() => client.end())
}

/** An empty database, the user that owns it, and the name of one that is only to run the program. */
async function aPlace() {
  const { url, drop } = await postgresDatabase({ empty: true })
  const user = `app_${process.pid}`
  afterUse(async () => {
    const cluster = url.replace(/\/test_\w+/, '/postgres')
    await drop()
    await asked(cluster, `drop role if exists ${user}`)
  })
  const env = {
    ...{ MODE: 'live', CLOCK: '', PUBLIC_URL: 'http://localhost:80', SECRET_KEY: 's'.repeat(32) },
    DATABASE_URL: asRole(url, user, 'any: of/its @letters'),
  }
  return { env, owner: { DATABASE_OWNER_URL: url }, url }
}

const changes = [
  `update audit_log set subject = 'somebody else'`,
  `update audit_log set batch = null`,
  'delete from audit_log',
  'truncate audit_log',
  'alter table audit_log disable trigger user',
  'drop trigger audit_row_goes on audit_log',
  `create or replace function audit_is_kept() returns trigger language plpgsql as 'begin return new; end'`,
  `set session_replication_role = 'replica'`,
  `update audit_batches set hash = ''`,
  'delete from audit_batches',
  'truncate audit_batches',
  'drop table audit_batches',
  'drop function tell_live cascade',
  `insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 1)`,
]

it('the program works as a user of the database that can add to the audit log and change nothing of it', async () => {
  const { env, owner, url } = await aPlace()
  const early = await refusedStart(env)
  expect(early.code).toBe(1)
  const laid = await migrated({ ...env, ...owner })
  expect(laid).toMatchObject({ code: 0, said: expect.stringMatching(/may work in the database/) })
  const house = await aProcess(env)
  await asked(
    env.DATABASE_URL,
    `insert into audit_log (id, at, actor, act, subject, details) values ('one', now(), 'desk', 'user-read', 'rivka', '{}')`,
  )
  // Its own job chains the row.
  await waitFor(async () => (await asked(url, 'select from audit_batches')).rowCount === 1)
  for (const change of changes) {
    const refused = await asked(env.DATABASE_URL, change).catch((error) => error.code)
    expect(refused, change).toBe('42501')
  }
  expect((await asked(url, 'select subject from audit_log')).rows).toEqual([{ subject: 'rivka' }])

  const folder = await mkdtemp(join(tmpdir(), 'mikvah-backup-'))
  afterUse(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'house')
  expect(await backedUp(env, file)).toMatchObject({ code: 0 })
  await asked(url, 'create extension amcheck')
  const { said } = await examined(env)
  expect(said).toContain('well  indexes: not compared: the program’s user')
  expect(said).toContain(
    'well  database user: it can add to the audit log and change nothing of it',
  )
  // A process of a test stands at the beginning of its hour.
  expect(said).not.toMatch(/^ILL {3}(?!clock)/m)
  house.child.kill('SIGKILL')
  await house.gone
  expect(await restored({ ...env, ...owner }, file, '--replace')).toMatchObject({ code: 0 })
  await aProcess(env)
  const again = await asked(env.DATABASE_URL, 'delete from audit_log').catch(({ code }) => code)
  expect(again).toBe('42501')
})

it('one that could change the audit log is told of by the doctor, and is not taken for the program’s', async () => {
  const { env, owner, url } = await aPlace()
  const asOwner = { ...env, DATABASE_URL: url }
  const house = await aProcess(asOwner)
  const { code, said } = await examined(asOwner)
  expect(said).toMatch(/^ILL {3}database user: .*could change the audit log.*npm run migrate/m)
  expect(code).toBe(1)
  house.child.kill('SIGKILL')
  await house.gone
  expect(await migrated({ ...asOwner, ...owner })).toMatchObject({
    code: 1,
    said: expect.stringMatching(/is the owner’s own/),
  })
  expect(await migrated(env)).toMatchObject({
    code: 1,
    said: expect.stringMatching(/DATABASE_OWNER_URL/),
  })
})

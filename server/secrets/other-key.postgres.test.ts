import { expect, it } from 'vitest'
import { configOf } from '../config.ts'
import { connect } from '../db/connect.ts'
import { setUpFacility } from '../facility/set-up.ts'
import { settings } from '../settings/table.ts'
import { aProcess, refusedStart } from '../test/a-process.ts'
import { afterUse } from '../test/after-use.ts'
import { postgresDatabase } from '../test/databases/postgres-database.ts'
import { seal } from './seal.ts'

it('a live start with another SECRET_KEY is refused in one line, unless it is said that the former is lost', async () => {
  const { url, drop } = await postgresDatabase()
  afterUse(drop)
  const env = {
    ...{ MODE: 'live', CLOCK: '', DATABASE_URL: url, PUBLIC_URL: 'http://localhost:80' },
    SECRET_KEY: 'the key that the secrets were kept with',
  }
  const config = configOf(env)
  const db = await connect({ databaseUrl: url })
  await setUpFacility(db, config, Date.now())
  const value = seal(config, 'a password')
  await db.orm.insert(settings).values({ key: 'emailPassword', value, changedAt: Date.now() })
  await db.close()

  const other = { ...env, SECRET_KEY: 'another one, copied from the wrong line' }
  const { code, said } = await refusedStart(other)
  expect(code).toBe(1)
  expect(said).toMatch(/^SECRET_KEY is not the one .*NEW_SECRET_KEY=yes.*\n$/)
  await aProcess(env)
  await aProcess({ ...other, NEW_SECRET_KEY: 'yes' })
}, 120_000)

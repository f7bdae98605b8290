import { expect, it } from 'vitest'
import { aProcess, keyChanged, refusedStart } from '../test/a-process.ts'
import { afterUse } from '../test/after-use.ts'
import { postgresDatabase } from '../test/databases/postgres-database.ts'

it('a live start with another SECRET_KEY is refused in one line, until all is sealed anew with it', async () => {
  const { url, drop } = await postgresDatabase()
  afterUse(drop)
  const env = {
    ...{ MODE: 'live', CLOCK: '', DATABASE_URL: url, PUBLIC_URL: 'http://localhost:80' },
    SECRET_KEY: 'the key that the facility is sealed with',
  }
  const former = await aProcess(env)
  const other = { ...env, SECRET_KEY: 'another one, copied from the wrong line' }
  const { code, said } = await refusedStart(other)
  expect(code).toBe(1)
  expect(said).toMatch(/^SECRET_KEY is not the one .*NEW_SECRET_KEY=[0-9a-f]{8} .*\n$/)

  const change = { ...other, SECRET_KEY_FORMER: env.SECRET_KEY }
  expect(await keyChanged(change)).toEqual({
    ...{ code: 1, said: 'A process of this facility still runs. Stop every one first.\n' },
  })
  former.child.kill('SIGKILL')
  await former.gone
  expect(await keyChanged(change)).toMatchObject({
    ...{ code: 0, said: expect.stringMatching(/^Sealed with the present SECRET_KEY: \d+\./) },
  })
  await aProcess(other)
  expect((await refusedStart(env)).code).toBe(1)
})

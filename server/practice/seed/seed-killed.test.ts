import { expect, it } from 'vitest'
import { configOf } from '../../config.ts'
import { openApp } from '../../open-app.ts'
import { users } from '../../people/table.ts'
import { afterUse } from '../../test/after-use.ts'
import { anEngine } from '../../test/databases/a-database.ts'
import { dyingDatabase } from '../../test/databases/dying-database.ts'
import { inTheGate } from '../../test/long.ts'

it('a first start that dies while it furnishes the facility is made good by the next', async () => {
  const { database, live } = dyingDatabase(await anEngine())
  const config = configOf({ LOG_LEVEL: 'silent', DATA_DIR: '/nonexistent' })
  const start = () => openApp(database, config, { seed: 'empty' }).catch(() => null)

  let opened: Awaited<ReturnType<typeof start>> = null
  let deaths = 0
  for (let statements = 1; opened === null; statements += inTheGate(3, 1)) {
    live(statements)
    opened = await start()
    if (opened === null) deaths++
  }
  const { app } = opened
  afterUse(() => app.close())
  expect(deaths).toBeGreaterThan(5)

  live()
  const signIn = await app.inject({
    method: 'POST',
    url: '/api/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'grant_type=password&username=Admin&password=practice-admin',
  })
  expect(signIn.statusCode).toBe(200)

  const people = await database.orm.$count(users)
  const again = await openApp(database, config, { seed: 'empty' })
  afterUse(() => again.app.close())
  expect(await database.orm.$count(users)).toBe(people)
})

import { expect, it } from 'vitest'
import { connect } from '../db/connect.ts'
import { sql } from '../db/drizzle/queries.ts'
import { migrate } from '../db/migrating/migrate.ts'
import { aDesk } from '../test/a-desk.ts'
import { aScreen, listening } from '../test/a-screen.ts'
import { afterUse } from '../test/after-use.ts'
import { startPrivatePostgres } from '../test/databases/private-postgres.ts'
import { inTheGate } from '../test/long.ts'

it('a beat says that all is told: none comes while the database is away, and what was missed comes with its return', async () => {
  const postgres = await startPrivatePostgres()
  afterUse(() => postgres.stop())
  const db = await connect({ databaseUrl: postgres.urlOf('postgres') }, () => {})
  afterUse(() => db.close())
  await migrate(db)
  const desk = await aDesk({ db })
  const failed = Promise.withResolvers<void>()
  desk.parts.log.error = () => failed.resolve()
  const url = await listening(desk)
  const { realNow } = desk.parts
  let ahead = 0
  desk.parts.realNow = () => realNow() + ahead
  const screen = await aScreen(url, desk.reception.token)
  await screen.next('hello')
  const afterFiveSeconds = async () => {
    ahead += 5000
    const before = screen.beats()
    await expect.poll(() => screen.beats()).toBeGreaterThan(before)
  }
  for (let times = 0; times < inTheGate(1, 2); times++) await afterFiveSeconds()

  await postgres.kill()
  const before = screen.beats()
  ahead += 5000
  await failed.promise
  const away = await aScreen(url, desk.reception.token)
  expect([away.status, away.body.code]).toEqual([503, 'unavailable'])
  expect(screen.beats()).toBe(before)

  await postgres.start()
  await desk.db.orm.execute(sql`insert into live_events (kind) values ('reload')`)
  await screen.next('reload')
  await expect.poll(() => screen.beats()).toBeGreaterThan(before)
})

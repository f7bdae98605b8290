import { expect, it } from 'vitest'
import { connect } from '../db/connect.ts'
import { effects } from '../outbox/table.ts'
import { aProcess } from '../test/a-process.ts'
import { afterUse } from '../test/after-use.ts'
import { postgresDatabase } from '../test/databases/postgres-database.ts'
import { anEscPosPrinter } from '../test/stand-ins/esc-pos-printer.ts'

it('SIGTERM lets a slip that is being printed end, so that the next start prints none again', async () => {
  const { url, drop } = await postgresDatabase()
  afterUse(drop)
  const printer = await anEscPosPrinter()
  afterUse(printer.close)
  // It holds the line for as long as the program lets it, which is longer than clients are waited for.
  printer.mood.hangsUp = false
  const db = await connect({ databaseUrl: url })
  afterUse(() => db.close())
  const slip = { text: 'Paid', language: 'en', copies: 1, lateAfterSeconds: 600 }
  await db.orm.insert(effects).values({
    ...{ id: 'slip', do: 'print', dueAt: Date.now() },
    payload: JSON.stringify({ ...slip, point: printer.point }),
  })
  const server = await aProcess({
    ...{ MODE: 'live', CLOCK: '', DATABASE_URL: url, PUBLIC_URL: 'http://localhost:80' },
    SECRET_KEY: 'the key that the facility is sealed with',
  })
  await expect.poll(() => printer.slips.length).toBe(1)
  server.child.kill('SIGTERM')
  expect(await server.gone).toEqual([0, null])
  expect(await db.orm.select().from(effects)).toMatchObject([
    { id: 'slip', failure: null, doneAt: expect.any(Number) },
  ])
}, 300_000)

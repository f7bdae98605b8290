import { expect, it } from 'vitest'
import { sql } from '../db/drizzle/queries.ts'
import type { Engine } from '../db/engine.ts'
import { databaseOver } from '../db/in-transaction.ts'
import { aFacility } from '../test/a-facility.ts'
import { anEngine } from '../test/databases/a-database.ts'
import { accountsChanged } from './facility.ts'

async function watched() {
  const real = await anEngine()
  const asked: string[] = []
  const engine: Engine = {
    ...real,
    run: async (statement, params) => {
      if (statement.text.includes('"device_credentials"."unconfirmed" ='))
        asked.push(statement.text)
      return real.run(statement, params)
    },
  }
  const db = databaseOver(engine, () => {})
  return { ...(await aFacility({ db })), asked }
}

it('the families in doubt are read once, however many calls come at the moment in which that changes', async () => {
  const { db, parts, asked } = await watched()
  await parts.facility.read()
  asked.length = 0
  await db.inTransaction(accountsChanged)
  await Promise.all(Array.from({ length: 20 }, () => parts.facility.read()))
  expect(asked).toHaveLength(1)
})

it('the families in doubt are found by their devices, not by looking through all tokens', async () => {
  const { db, asked } = await watched()
  const [text = ''] = asked
  const plan = await db.inTransaction(async (tx) => {
    for (const other of ['seqscan', 'hashjoin', 'mergejoin'])
      await tx.execute(sql.raw(`set local enable_${other} = off`))
    const { rows } = await tx.execute(sql.raw(`explain ${text.replace('$1', 'true')}`))
    return JSON.stringify(rows)
  })
  expect(plan).toContain('refresh_tokens_device')
})

import { expect, it } from 'vitest'
import type { Engine } from '../db/engine.ts'
import { databaseOver } from '../db/in-transaction.ts'
import { aFacility } from '../test/a-facility.ts'
import { anEngine } from '../test/databases/a-database.ts'
import { settingsChanged } from './facility.ts'

it('what is changed while the settings are read is read again, whole', async () => {
  const real = await anEngine()
  let change: (() => Promise<unknown>) | null = null
  const engine: Engine = {
    ...real,
    run: async (statement, params) => {
      const now = change
      if (now && /from "merchandise"/.test(statement.text)) {
        change = null
        await now()
      }
      return real.run(statement, params)
    },
  }
  const { db, parts } = await aFacility({ db: databaseOver(engine, () => {}) })
  const elsewhere = databaseOver(real, () => {})
  await settingsChanged(db.orm)
  let version = 0
  change = async () => {
    version = await settingsChanged(elsewhere.orm)
  }
  const { content } = await parts.facility.read()
  expect([version > 0, content.version]).toEqual([true, version])
})

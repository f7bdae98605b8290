import { contract } from '@mikvah/contract/contract.ts'
import { expect, it } from 'vitest'
import type { Engine } from '../../db/engine.ts'
import { databaseOver } from '../../db/in-transaction.ts'
import { aFacility } from '../../test/a-facility.ts'
import { anEngine } from '../../test/databases/a-database.ts'
import { appVersion } from '../../version.ts'

it('/readyz asks the database once a second, however many ask, and waits for it as for a look', async () => {
  const real = await anEngine()
  const waited: (string | undefined)[] = []
  let gone = false
  const engine: Engine = {
    ...real,
    run: async (statement, params) => {
      if (statement.name === 'is-standby') {
        waited.push(statement.waits)
        if (gone) throw new Error('gone')
      }
      return real.run(statement, params)
    },
  }
  const { app, parts } = await aFacility({ db: databaseOver(engine, () => {}) })
  const ask = async () => (await app.inject({ url: '/readyz' })).statusCode
  expect(new Set(await Promise.all(Array.from({ length: 50 }, ask)))).toEqual(new Set([200]))
  expect(waited).toEqual(['look'])

  const { realNow } = parts
  const later = realNow() + 1000
  parts.realNow = () => later
  gone = true
  expect(await ask()).toBe(503)
  gone = false
  expect(await ask()).toBe(503)
  parts.realNow = () => later + 1000
  expect(await ask()).toBe(200)
  parts.realNow = realNow
})

it('the version is read anew each time: no cache keeps it', async () => {
  const { app } = await aFacility()
  const { headers, body } = await app.inject({ url: contract.version.path })
  expect(headers['cache-control']).toBe('no-store')
  expect(body).toContain(appVersion())
})

it('an embedded database whose disk is gone or can’t be written to is not ready', async () => {
  const { app, db, parts } = await aFacility()
  Object.assign(db, { engine: 'embedded', durable: true })
  parts.config = { ...parts.config, dataDir: '/nonexistent' }
  const answer = await app.inject({ url: '/readyz' })
  expect([answer.statusCode, answer.json().because]).toEqual([503, 'disk read-only or gone'])
})

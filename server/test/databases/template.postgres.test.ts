import pg from 'pg'
import { expect, inject, it } from 'vitest'
import { afterUse } from '../after-use.ts'
import { templateFilledBy } from './postgres-database.ts'

it('a template that several workers fill at once is kept once, and none of them fails', async () => {
  const name = 'template_of_several_workers'
  const admin = new pg.Client({
    connectionString: inject('postgresUrl').replace('DATABASE', 'postgres'),
  })
  await admin.connect()
  afterUse(async () => {
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  })
  const workers = 4
  const met = Promise.withResolvers<void>()
  let filling = 0
  const fill = () => {
    filling += 1
    if (filling === workers) met.resolve()
    return met.promise
  }
  const names = await Promise.all(
    Array.from({ length: workers }, () => templateFilledBy(name, fill)),
  )
  expect(names).toEqual(Array(workers).fill(name))
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [name])
  expect(rowCount).toBe(1)
})

import { expect, it } from 'vitest'
import { sql } from '../../db/drizzle/queries.ts'
import { aFacility } from '../../test/a-facility.ts'
import { waitUntil } from '../../test/wait-for.ts'
import { isReaderInUse } from './at-reader.ts'

it('whoever wants a reader waits for the transaction that has it, and for no other reader', async () => {
  const { db } = await aFacility()
  const want = (reader: string) => db.inTransaction((tx) => isReaderInUse(tx, reader, 0))
  const waiting = async () => {
    const { rows } = await db.orm.execute(
      sql`select 1 from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`,
    )
    return rows.length === 1
  }
  const ended: string[] = []
  const [has, leaves] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const first = db.inTransaction(async (tx) => {
    await isReaderInUse(tx, 'hall', 0)
    has.resolve()
    await leaves.promise
    ended.push('first')
  })
  await has.promise
  const second = want('hall').then(() => ended.push('second'))
  await waitUntil(waiting)
  expect(await want('door')).toBe(false)
  leaves.resolve()
  await Promise.all([first, second])
  expect(ended).toEqual(['first', 'second'])
})

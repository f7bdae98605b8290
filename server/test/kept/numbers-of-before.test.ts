import { hours } from '@mikvah/rules/time/ms.ts'
import { expect, it } from 'vitest'
import { inArray, sql } from '../../db/drizzle/queries.ts'
import { migrate } from '../../db/migrating/migrate.ts'
import { users } from '../../people/table.ts'
import { anEmptyDatabase } from '../databases/a-database.ts'
import { layKept } from '../databases/kept-database.ts'

it('a live facility of before doubts the numbers of its old list that nobody has signed in with, and none in use', async () => {
  const { database } = await anEmptyDatabase()
  await layKept(database, '0021_two-names.sql')
  const { orm } = database
  const used = Date.parse('2026-11-20T12:00:00Z')
  const longAgo = used - hours(24 * 400)
  const at = (ms: number) => sql`to_timestamp(${ms / 1000}::float8)`
  await orm.execute(sql`update facility set mode = 'live'`)
  const patron = (id: string, createdAt: number, lastSignIn: number | null) =>
    orm.execute(sql`insert into users (id, kind, user_name, created_at, last_sign_in)
      values (${id}, 'patron', ${id}, ${at(createdAt)}, ${lastSignIn === null ? null : at(lastSignIn)})`)
  await patron('of the list', longAgo, null)
  await patron('of the list, here since', longAgo, used)
  await patron('entered by the desk', longAgo - 1, null)
  await patron('only refreshes', longAgo - 2, longAgo)
  await patron('only a stranger', longAgo - 3, longAgo)
  const device = (id: string, unconfirmed: boolean) =>
    orm.execute(sql`insert into device_credentials (id, user_id, secret_hash, created_at, last_used_at, unconfirmed)
      values (${id}, ${id}, ${id}, ${at(longAgo)}, ${at(used)}, ${unconfirmed})`)
  await device('only refreshes', false)
  await device('only a stranger', true)
  await migrate(database)
  const rows = await orm
    .select()
    .from(users)
    .where(
      inArray(users.id, [
        ...['of the list', 'of the list, here since', 'entered by the desk'],
        ...['only refreshes', 'only a stranger'],
      ]),
    )
  expect(
    Object.fromEntries(
      rows.map(({ id, unconfirmedSince, lastSignIn }) => [
        id,
        [unconfirmedSince !== null, lastSignIn],
      ]),
    ),
  ).toEqual({
    'of the list': [true, null],
    'of the list, here since': [false, used],
    'entered by the desk': [false, null],
    'only refreshes': [false, used],
    'only a stranger': [false, longAgo],
  })
})

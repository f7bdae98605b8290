import type pg from 'pg'
import { beforeAll, expect, it } from 'vitest'
import { auditLog } from '../audit/table.ts'
import { eq } from '../db/drizzle/queries.ts'
import { users } from '../people/table.ts'
import type { Desk } from '../test/a-desk.ts'
import { deskBesideAClient } from '../test/databases/desk-beside-a-client.ts'
import { untilLockWaits } from '../test/databases/lock-waits.ts'

let desk: Desk
let other: pg.Client
beforeAll(async () => {
  const beside = await deskBesideAClient({})
  desk = beside.desk
  other = beside.client
})

/** Imports a list while another connection has a transaction open, which is committed once the import waits for it. */
async function importedBeside(statement: string, values: unknown[], text: string) {
  await other.query('begin')
  await other.query(statement, values)
  const asked = desk.admin.post('settings/import/patrons', { text, dryRun: false })
  await untilLockWaits(desk.db, 1)
  await other.query('commit')
  return (await asked).body.result
}

it('what she writes while a list is imported stays hers', async () => {
  const her = await desk.patron('2015550101')
  const result = await importedBeside(
    `update users set email = 'hers@example.org' where id = $1`,
    [her.userId],
    'phone,email,last name\n2015550101,list@example.org,Stern\n',
  )
  expect(result).toMatchObject({ made: 0, filled: 1, unchanged: 0, bad: [] })
  const [kept] = await desk.db.orm.select().from(users).where(eq(users.id, her.userId))
  expect([kept?.email, kept?.lastName]).toEqual(['hers@example.org', 'Stern'])
})

it('a patron who signs up while a list is imported is filled in, and not counted as made', async () => {
  const phone = '12015550102'
  const result = await importedBeside(
    `insert into users (id, kind, user_name, phone, roles, language, created_at)
     values ('new', 'patron', $1, $1, '{}', 'en', now())`,
    [phone],
    'phone,last name\n2015550102,Stern\n2015550103,Adler\n',
  )
  expect(result).toMatchObject({ made: 1, filled: 1, unchanged: 0, bad: [] })
  const [kept] = await desk.db.orm.select().from(users).where(eq(users.userName, phone))
  expect([kept?.id, kept?.lastName]).toEqual(['new', 'Stern'])
  const log = await desk.db.orm.select().from(auditLog).where(eq(auditLog.act, 'patrons-imported'))
  expect(log.map(({ details }) => details)).toContainEqual({ made: 1, filled: 1, bad: 0 })
})

import type pg from 'pg'
import { beforeAll, expect, it } from 'vitest'
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

/** Asks while another connection enters a patron of this number, which is committed once the answer waits for it. */
async function besideAnother<Answer>(phone: string, ask: () => Promise<Answer>): Promise<Answer> {
  await other.query('begin')
  await other.query(
    `insert into users (id, kind, user_name, phone, first_name, roles, language, created_at)
     values ($1, 'patron', $2, $2, 'Leah', '{}', 'en', now())`,
    [`of ${phone}`, phone],
  )
  const asked = ask()
  await untilLockWaits(desk.db, 1)
  await other.query('commit')
  return asked
}
const patronsOf = (phone: string) =>
  desk.db.orm.select().from(users).where(eq(users.userName, phone))

it('the second of two desks that enter a patron at once gets the record of the first', async () => {
  const phone = '12015550141'
  const { status, body } = await besideAnother(phone, () =>
    desk.reception.post('users', { phone: '201-555-0141', firstName: 'Rivka' }),
  )
  expect([status, body.result.id, body.result.firstName]).toEqual([200, `of ${phone}`, 'Leah'])
  expect(await patronsOf(phone)).toHaveLength(1)
})

it('who signs up while a desk enters her is signed in with the record of the desk', async () => {
  const phone = '12015550142'
  await desk.anyone.post('account/register', { phone, language: 'en' })
  const { body: sent } = await desk.anyone.get(`/api/practice/outbox?to=${phone}`)
  const authCode = /\d{6}/.exec(sent[0].text)?.[0]
  const { status, body } = await besideAnother(phone, () =>
    desk.anyone.post('account/registrationVerify', { phoneNumber: phone, authCode }),
  )
  expect([status, body.result?.userId]).toEqual([200, `of ${phone}`])
  expect(await patronsOf(phone)).toHaveLength(1)
})

import { beforeAll, expect, it } from 'vitest'
import { eq } from '../db/drizzle/queries.ts'
import { users } from '../people/table.ts'
import { aDesk, type Desk } from '../test/a-desk.ts'
import { aPhone } from '../test/a-phone.ts'

let desk: Desk
beforeAll(async () => {
  desk = await aDesk()
})

const bring = (lines: string) =>
  desk.admin.post('settings/import/patrons', {
    text: `phone,last name,zip\n${lines}\n`,
    dryRun: false,
  })
const opens = async (phone: Awaited<ReturnType<typeof aPhone>>) =>
  (await phone.get(`users/${phone.userId}`)).status

it('whoever signs in first by a number of an old list says the name and zip code of the list', async () => {
  await bring('2015550401,Stern,08701')
  const somebody = await aPhone(desk, '2015550401')
  expect(await opens(somebody)).toBe(403)
  const say = (zipcode: string) =>
    somebody.post('account/confirmnumber', { lastName: 'stern', zipcode })
  expect((await say('08702')).status).toBe(400)
  expect((await say('08701')).status).toBe(200)
  expect(await opens(somebody)).toBe(200)
  expect(await opens(await aPhone(desk, '2015550401'))).toBe(200)
})

it('whom the list gives no zip code is helped by the desk', async () => {
  await bring('2015550402,Stern,')
  const somebody = await aPhone(desk, '2015550402')
  const { body } = await desk.reception.get(`users/${somebody.userId}`)
  expect([await opens(somebody), body.devicesWaiting]).toEqual([403, 1])
  await desk.reception.post(`users/${somebody.userId}/confirmnumber`)
  expect(await opens(somebody)).toBe(200)
})

it('a list that names who is here already puts her number in no doubt', async () => {
  const her = await aPhone(desk, '2015550403')
  await bring('2015550403,Stern,08701')
  const [row] = await desk.db.orm.select().from(users).where(eq(users.id, her.userId))
  expect(row).toMatchObject({ lastName: 'Stern', unconfirmedSince: null })
  expect([await opens(her), await opens(await aPhone(desk, '2015550403'))]).toEqual([200, 200])
})

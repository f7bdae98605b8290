import { expect, it } from 'vitest'
import { auditLog } from '../audit/table.ts'
import { eq } from '../db/drizzle/queries.ts'
import { users } from '../people/table.ts'
import { aDesk, type Desk } from '../test/a-desk.ts'

const head = 'First name,Last name,Mobile,E-mail,Zip,Membership level,Expiration'
const send = (desk: Desk, text: string, more: object = {}) =>
  desk.admin.post('settings/import/patrons', { text, dryRun: false, ...more })
const patrons = async (desk: Desk) =>
  desk.db.orm.select().from(users).where(eq(users.kind, 'patron'))
const lineOf = (nth: number) =>
  `Rivka,Stern,(201) 55${String(nth)
    .padStart(5, '0')
    .replace(/^(.)(.{4})$/, '$1-$2')},r${nth}@example.org,08701,Gold,2027-06-01`

it('takes in 5,000 patrons of whom 3 % are wrong: every bad line is named, and none of it is in', async () => {
  const desk = await aDesk()
  await desk.admin.post('settings/membershiplevels', { level: 'Gold', price: 180 })
  const wrong = [
    [(text: string) => text.replace(/\(201\) [\d-]+/, '12'), 'phone'],
    [(text: string) => text.replace('@', ' at '), 'email'],
    [(text: string) => text.replace('Gold', 'Copper'), 'membershipLevel'],
    [(text: string) => text.replace('2027-06-01', 'June'), 'membershipExpiration'],
    [(text: string) => text.replace('Rivka', 'R2D2'), 'firstName'],
  ] as const
  const bad: { line: number; field: string }[] = []
  const lines = Array.from({ length: 5000 }, (_, nth) => {
    const good = lineOf(nth)
    const spoil = nth % 33 === 7 && bad.length < 150 ? wrong[bad.length % wrong.length] : undefined
    if (!spoil) return good
    bad.push({ line: nth + 2, field: spoil[1] })
    return spoil[0](good)
  })
  expect(bad).toHaveLength(150)
  const text = [head, ...lines].join('\r\n')
  const before = (await patrons(desk)).length

  const seen = (await send(desk, text, { dryRun: true })).body.result
  expect(seen).toMatchObject({ written: false, lines: 5000, made: 4850, unchanged: 0 })
  expect(seen.bad.map(({ line, field }: (typeof bad)[0]) => ({ line, field }))).toEqual(bad)
  for (const { message } of seen.bad) expect(message).not.toBe('')
  expect((await patrons(desk)).length).toBe(before)

  const { status, body } = await send(desk, text)
  expect([status, body.result.made, body.result.bad.length]).toEqual([200, 4850, 150])
  const after = await patrons(desk)
  expect(after.length).toBe(before + 4850)
  const badMails = new Set(bad.map(({ line }) => `r${line - 2}@example.org`))
  expect(after.filter(({ email }) => badMails.has(email ?? ''))).toEqual([])
  expect(after.find(({ email }) => email === 'r0@example.org')).toMatchObject({
    ...{ firstName: 'Rivka', zipcode: '08701', membershipLevel: 'Gold' },
    ...{ membershipExpiration: '2027-06-01', membershipPaidUntil: '2027-06-01' },
  })

  // The same list once more makes nobody twice.
  expect((await send(desk, text)).body.result).toMatchObject({
    made: 0,
    filled: 0,
    unchanged: 4850,
  })
  expect((await patrons(desk)).length).toBe(before + 4850)
  const log = await desk.db.orm.select().from(auditLog).where(eq(auditLog.act, 'patrons-imported'))
  expect(log.map(({ details }) => details)).toContainEqual({ made: 4850, filled: 0, bad: 150 })
})

it('fills in what was blank of whom it knows, and leaves what she wrote', async () => {
  const desk = await aDesk()
  const her = await desk.patron('2015550101')
  await desk.db.orm.update(users).set({ firstName: 'Rivky' }).where(eq(users.id, her.userId))
  const text = 'phone;first name;last name\n+1 201 555 0101;Rivka;Stern\n'
  expect((await send(desk, text)).body.result).toMatchObject({ made: 0, filled: 1, bad: [] })
  const [kept] = await desk.db.orm.select().from(users).where(eq(users.id, her.userId))
  expect([kept?.firstName, kept?.lastName]).toEqual(['Rivky', 'Stern'])
})

it('leaves the membership of whoever has one as it stands, paid for or not', async () => {
  const desk = await aDesk()
  await desk.admin.post('settings/membershiplevels', { level: 'Gold', price: 180 })
  const her = await desk.patron('2015550105')
  const has = { membershipLevel: 'Gold', membershipExpiration: '2026-12-31' }
  await desk.db.orm.update(users).set(has).where(eq(users.id, her.userId))
  const text = 'phone,level,expiration\n2015550105,Gold,2027-06-01\n'
  const columns = { phone: 0, membershipLevel: 1, membershipExpiration: 2 }
  expect((await send(desk, text, { columns })).body.result).toMatchObject({
    ...{ made: 0, filled: 0, unchanged: 1, bad: [] },
  })
  const [kept] = await desk.db.orm.select().from(users).where(eq(users.id, her.userId))
  expect(kept).toMatchObject({ ...has, membershipPaidUntil: null })
})

it('matches columns by hand where headings say nothing, and asks which is the phone', async () => {
  const desk = await aDesk()
  const text = 'A,B\nRivka,2015550102\nLeah,2015550102\n'
  expect((await send(desk, text, { dryRun: true })).body.result).toMatchObject({
    ...{ headings: ['A', 'B'], columns: {}, made: 0, bad: [] },
  })
  const none = await send(desk, text)
  expect([none.status, none.body.code]).toEqual([400, 'import-no-phone'])
  const columns = { firstName: 0, phone: 1 }
  const { body } = await send(desk, text, { columns })
  expect(body.result).toMatchObject({ made: 1, bad: [{ line: 3, field: 'phone' }] })
})

it.each([
  ['import-unreadable', 'phone,first name\n2015550103,"Rivka\n', /2/],
  ['import-empty', 'phone,first name\n', /./],
  ['import-too-long', `phone\n${'2015550103\n'.repeat(10_001)}`, /10000/],
])('a file that can’t be taken gets a sentence: %s', async (code, text, says) => {
  const desk = await aDesk()
  const { status, body } = await send(desk, text)
  expect([status, body.code]).toEqual([400, code])
  expect(body.errorMessage).toMatch(says)
})

it('is the administrator’s alone', async () => {
  const desk = await aDesk()
  const body = { text: 'phone\n2015550104\n', dryRun: true }
  for (const who of [desk.reception, await desk.patron()])
    expect((await who.post('settings/import/patrons', body)).status).toBe(403)
  expect((await desk.anyone.post('settings/import/patrons', body)).status).toBe(401)
})

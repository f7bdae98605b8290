import { beforeEach, describe, expect, it } from 'vitest'
import { users } from '../people/table.ts'
import { aFacility, type TestFacility } from '../test/a-facility.ts'

let facility: TestFacility
let realNow: number
beforeEach(async () => {
  facility = await aFacility()
  realNow = Math.ceil(Date.now() / 3_600_000) * 3_600_000
  facility.parts.realNow = () => realNow
})

const home = '198.51.100.7'
const stranger = '203.0.113.9'
const call = async (from: string, path: string, payload: object) => {
  const url = `/api/api/account/${path}`
  const answer = await facility.app.inject({ method: 'POST', url, payload, remoteAddress: from })
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
}
const register = (from: string, phone: string, more: object = {}) =>
  call(from, 'register', { phone, language: 'en', ...more })
const verify = (from: string, phoneNumber: string, authCode: string, requestId?: string) =>
  call(from, 'registrationVerify', { phoneNumber, authCode, requestId })
const sentTo = async (phone: string) =>
  (await facility.anyone.get(`/api/practice/outbox?to=1${phone}`)).body
const codeOf = async (phone: string): Promise<string> =>
  /\d{6}/.exec((await sentTo(phone))[0].text)?.[0] ?? ''
const wrongFor = (code: string) => (code === '111111' ? '222222' : '111111')

const phone = '2015550191'
const phoneNo = (at: number) => `20155${String(60_000 + at)}`
const inOneNet = (at: number) => `2001:db8:1:2::${(at + 1).toString(16)}`
const accountOf = async (userName: string) =>
  (await facility.db.orm.select().from(users)).find((user) => user.userName === userName)

describe('one address', () => {
  it('is sent thirty codes an hour, however many addresses of its net it uses', async () => {
    const answers = []
    for (let at = 0; at < 34; at++) answers.push(await register(inOneNet(at), phoneNo(at)))
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array(30).fill(200),
      429,
      429,
      429,
      429,
    ])
    expect((await register('2001:db8:1:3::1', phoneNo(40))).status).toBe(200)
    expect((await register(home, phoneNo(41))).status).toBe(200)
  })

  it('may guess sixty times in ten minutes, however many addresses of its net it uses', async () => {
    const answers = []
    for (let at = 0; at < 80; at++) answers.push(await verify(inOneNet(at), phone, '123456'))
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(60)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20)
    expect((await verify(home, phone, '123456')).status).toBe(400)
  })
})

describe('the budget of the day', () => {
  it('keeps half for phones already known, and doesn’t say which are', async () => {
    await facility.set('smsDailyLimit', '6')
    await facility.set('adminEmail', 'alarm@example.org')
    const alarms = async () => {
      const { body } = await facility.anyone.get('/api/practice/outbox?to=alarm@example.org')
      return body.map(({ subject }: { subject: string }) => subject).toSorted()
    }
    const [known, fresh] = [await facility.signUp(), await facility.signUp()]
    const named = (await facility.db.orm.select().from(users).orderBy(users.userName)).filter(
      (user) => [known.userId, fresh.userId].includes(user.id),
    )
    realNow += 31_000
    const strangers = []
    for (let at = 0; at < 4; at++) strangers.push(await register(stranger, phoneNo(at)))
    expect(strangers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const texts = []
    for (let at = 0; at < 4; at++) texts.push((await sentTo(phoneNo(at))).length)
    expect(texts).toEqual([1, 0, 0, 0])
    const ofStrangers = expect.stringContaining('for new phones')
    expect(await alarms()).toEqual([ofStrangers])

    for (const { userName } of named) {
      expect((await register(home, userName)).status).toBe(200)
      expect(await sentTo(userName.slice(1))).toHaveLength(2)
    }
    realNow += 31_000
    const last = await register(home, named[0]?.userName ?? '')
    expect(last.status).toBe(200)
    const ofAll = expect.stringContaining('Nobody is sent one')
    expect(await alarms()).toEqual([ofStrangers, ofAll])
    const beyond = await register(home, named[1]?.userName ?? '')
    expect([beyond.status, beyond.body.code]).toEqual([429, 'too-many-codes'])
    const alike = await register(stranger, phoneNo(9))
    expect([alike.status, alike.body.code]).toEqual([429, 'too-many-codes'])
    expect(await alarms()).toHaveLength(2)
  })
})

describe('the end of the budget', () => {
  const alarms = async () =>
    (await facility.anyone.get('/api/practice/outbox?to=alarm@example.org')).body.length
  const limitedTo = async (most: string) => {
    await facility.set('adminEmail', 'alarm@example.org')
    await facility.set('smsDailyLimit', most)
  }

  it('is told also where the limit is lowered below what was sent, once', async () => {
    await limitedTo('20')
    for (let at = 0; at < 4; at++) await register(home, phoneNo(at))
    expect(await alarms()).toBe(0)
    await facility.set('smsDailyLimit', '3')
    const refused = await register(home, phoneNo(5))
    expect([refused.status, refused.body.code]).toEqual([429, 'too-many-codes'])
    expect(await alarms()).toBe(1)
    await register(home, phoneNo(6))
    expect(await alarms()).toBe(1)
  })

  it('lasts until the facility’s own day is over', async () => {
    await limitedTo('2')
    realNow = Date.parse('2026-11-24T23:59:00-05:00')
    expect((await register(home, phoneNo(0))).status).toBe(200)
    await facility.set('smsDailyLimit', '1')
    realNow = Date.parse('2026-11-25T04:59:00-05:00')
    const refused = await register(home, phoneNo(2))
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60'])
    realNow = Date.parse('2026-11-25T05:00:00-05:00')
    expect((await register(home, phoneNo(3))).status).toBe(200)
  })
})

describe('a country', () => {
  it('that isn’t on the list gets no message', async () => {
    for (const abroad of ['+8821655550123', '+263712345678', '+9607712345']) {
      const { status, body } = await register(home, abroad)
      expect([status, body.code], abroad).toEqual([400, 'country-not-served'])
    }
    expect((await register(home, '+447911123456')).status).toBe(200)
    await facility.set('smsCallingCodes', '1')
    expect((await register(home, '+447911123457')).body.code).toBe('country-not-served')
    await facility.set('smsCallingCodes', '972')
    expect((await register(home, '+79161234567')).body.code).toBe('country-not-served')
    await facility.set('smsCallingCodes', '')
    expect((await register(home, '+263712345678')).status).toBe(200)
  })
})

describe('a stranger who asks for her code', () => {
  it('gives her neither an e-mail nor a language', async () => {
    await register(stranger, phone, { email: 'eve@evil.example', language: 'he' })
    const { status } = await verify(home, phone, await codeOf(phone))
    expect(status).toBe(200)
    expect(await accountOf(`1${phone}`)).toMatchObject({ email: null, language: 'en' })
  })

  it('ends nothing by guessing: neither the code she asked for, nor the one that came because of him', async () => {
    const hers = (await register(home, phone)).body.result.requestId
    const code = await codeOf(phone)
    for (let tries = 0; tries < 8; tries++) await verify(stranger, phone, wrongFor(code))
    for (let tries = 0; tries < 8; tries++) await verify(home, phone, wrongFor(code), 'made up')
    expect((await verify(home, phone, code, hers)).status).toBe(200)

    realNow += 31_000
    const his = (await register(stranger, phone)).body.result.requestId
    const sent = await codeOf(phone)
    for (let tries = 0; tries < 6; tries++) await verify(stranger, phone, wrongFor(sent), his)
    for (let tries = 0; tries < 6; tries++) await verify(stranger, phone, wrongFor(sent))
    expect((await verify(stranger, phone, sent, his)).body.code).toBe('code-expired')
    expect((await register(home, phone)).status).toBe(429)
    expect((await verify(home, phone, sent)).status).toBe(200)
  })

  it('has ten tries in all, from wherever he comes, and she keeps hers', async () => {
    const hers = (await register(home, phone)).body.result.requestId
    const code = await codeOf(phone)
    for (const from of [stranger, '192.0.2.9'])
      for (let tries = 0; tries < 5; tries++) await verify(from, phone, wrongFor(code))
    expect((await verify('203.0.114.9', phone, code)).body.code).toBe('code-expired')
    expect((await verify(home, phone, code, hers)).status).toBe(200)
  })

  it('doesn’t take away the code she has by having another sent', async () => {
    const hers = (await register(home, phone)).body.result.requestId
    const code = await codeOf(phone)
    realNow += 31_000
    await register(stranger, phone)
    expect((await verify(home, phone, code, hers)).status).toBe(200)
  })
})

it('asked twelve times at once for a new phone, one text goes out', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => register(home, phone)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(11)
  await facility.runDue()
  expect(await sentTo(phone)).toHaveLength(1)
})

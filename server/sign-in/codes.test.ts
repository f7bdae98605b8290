import { beforeEach, describe, expect, it } from 'vitest'
import { users } from '../people/table.ts'
import { aFacility, type TestFacility } from '../test/a-facility.ts'

let facility: TestFacility
let realNow: number
beforeEach(async () => {
  facility = await aFacility()
  realNow = Date.now()
  facility.parts.realNow = () => realNow
})

const register = (phone: string, more: object = {}) =>
  facility.anyone.post('account/register', { phone, language: 'en', ...more })
const sentTo = async (phone: string) =>
  (await facility.anyone.get(`/api/practice/outbox?to=${phone}`)).body
const codeOf = async (phone: string): Promise<string> =>
  /\d{6}/.exec((await sentTo(phone))[0].text)?.[0] ?? ''
const verify = (phoneNumber: string, authCode: string, requestId?: string) =>
  facility.anyone.post('account/registrationVerify', { phoneNumber, authCode, requestId })

const phone = '2015550171'
const full = `1${phone}`

describe('asking for a code', () => {
  it('is answered alike for a known phone, a new one, and the name of a staff account, which gets none', async () => {
    await facility.signUp(phone)
    realNow += 31_000
    await facility.db.orm.insert(users).values({
      id: 'staff-by-phone',
      kind: 'staff',
      userName: '12015550172',
      roles: ['Admin'],
      createdAt: realNow,
    })
    const answers = []
    for (const one of [phone, '2015550173', '2015550172']) answers.push(await register(one))
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([
        200,
        {
          success: true,
          result: { userId: null, requestId: expect.stringMatching(/^[\w-]{43}$/) },
          errorMessage: null,
        },
      ])
    }
    expect(new Set(answers.map(({ body }) => body.result.requestId)).size).toBe(3)
    expect(await sentTo('12015550172')).toEqual([])
    const soon = []
    for (const one of [phone, '2015550173', '2015550172']) soon.push(await register(one))
    expect(soon.map(({ status, body }) => [status, body.code])).toEqual(
      Array.from({ length: 3 }, () => [429, 'too-many-codes']),
    )
    const wrong = await verify('2015550172', '')
    expect(wrong.status).toBe(400)
  })

  it('waits thirty seconds for the next, and says how long', async () => {
    await register(phone)
    realNow += 10_000
    const soon = await register(phone)
    expect([soon.status, soon.body.code, soon.headers['retry-after']]).toEqual([
      429,
      'too-many-codes',
      '20',
    ])
    realNow += 20_000
    expect((await register(phone)).status).toBe(200)
    expect(await sentTo(full)).toHaveLength(2)
  })

  it('is answered five times an hour for one phone', async () => {
    realNow = Math.ceil(realNow / 3_600_000) * 3_600_000
    for (let code = 0; code < 5; code++) {
      expect((await register(phone)).status).toBe(200)
      realNow += 31_000
    }
    const sixth = await register(phone)
    expect([sixth.status, sixth.body.code]).toEqual([429, 'too-many-codes'])
    expect(Number(sixth.headers['retry-after'])).toBe(3600 - 5 * 31)
    realNow += 3_600_000 - 5 * 31_000
    expect((await register(phone)).status).toBe(200)
  })

  it.each(['', '12', '+999999999999', 'Admin'])('refuses “%s” as a phone', async (wrong) => {
    const { status, body } = await register(wrong)
    expect(status).toBe(400)
    expect(body.errors[0].path).toBe('phone')
    expect(await sentTo('')).toEqual([])
  })

  it('keeps nothing of the body before the code is right, and an e-mail only where there is none', async () => {
    const first = await register(phone, {
      email: 'rivka@example.com',
      password: 'ignored',
      userName: 'Admin',
    })
    expect(
      (await facility.db.orm.select().from(users)).some(({ userName }) => userName === full),
    ).toBe(false)
    const { body } = await verify(phone, await codeOf(full), first.body.result.requestId)
    expect(body.result.userName).toBe(full)
    realNow += 31_000
    const second = await register(phone, { email: 'other@example.com' })
    await verify(phone, await codeOf(full), second.body.result.requestId)
    const kept = (await facility.db.orm.select().from(users)).filter((u) => u.userName === full)
    expect(kept.map(({ email, kind, roles }) => ({ email, kind, roles }))).toEqual([
      { email: 'rivka@example.com', kind: 'patron', roles: [] },
    ])
  })
})

describe('a code', () => {
  it('lives ten minutes and is good once', async () => {
    await register(phone)
    const code = await codeOf(full)
    realNow += 10 * 60_000
    expect((await verify(phone, code)).body.code).toBe('code-expired')
    await register(phone)
    const fresh = await codeOf(full)
    realNow += 10 * 60_000 - 1
    expect(
      (await verify(`+1 (201) 555-0171`, `${fresh.slice(0, 3)} ${fresh.slice(3)}`)).status,
    ).toBe(200)
    expect((await verify(phone, fresh)).body.code).toBe('code-expired')
  })

  it.each([
    ['who asked for it', true],
    ['whoever doesn’t name the request', false],
  ])('bears five tries of %s, also when they all come at once', async (_, named) => {
    const { body } = await register(phone)
    const requestId = named ? body.result.requestId : undefined
    const code = await codeOf(full)
    const wrong = code === '111111' ? '222222' : '111111'
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => verify(phone, wrong, requestId)),
    )
    const codes = answers.map(({ body }) => body.code)
    expect(codes.filter((one) => one === 'wrong-code')).toHaveLength(5)
    expect(codes.filter((one) => one === 'code-expired')).toHaveLength(7)
    expect((await verify(phone, code, requestId)).body.code).toBe('code-expired')
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import { aFacility, type TestFacility } from '../test/a-facility.ts'

let facility: TestFacility
let realNow: number
beforeEach(async () => {
  facility = await aFacility()
  realNow = Date.now()
  facility.parts.realNow = () => realNow
})

const known = '2015550171'
const unknown = '2015550172'

/** All of an answer that a stranger sees; what is random in it is only measured. */
async function seen(url: string, payload: object | string, authorization = '') {
  const form = typeof payload === 'string'
  const answer = await facility.app.inject({
    method: 'POST',
    url,
    payload,
    headers: {
      ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      ...(authorization ? { authorization } : {}),
    },
  })
  const { date: _, 'x-request-id': __, ...headers } = answer.headers
  const random = /"(requestId)":"([^"]*)"/g
  const body = answer.body.replace(random, (_all, name, id) => `"${name}":${id.length}`)
  return { status: answer.statusCode, body, headers }
}
const token = (username: string, password: string) =>
  seen('/api/token', new URLSearchParams({ grant_type: 'password', username, password }).toString())
const register = (phone: string) => seen('/api/api/account/register', { phone, language: 'en' })
const verify = (phoneNumber: string, more: object = {}) =>
  seen('/api/api/account/registrationVerify', { phoneNumber, authCode: '000000', ...more })
const setPassword = (userId: string, authorization = '') => {
  const NewPassword = 'a long new password'
  return seen(
    '/api/api/account/setpassword',
    { userId, NewPassword, ConfirmPassword: NewPassword },
    authorization,
  )
}

describe('nobody is told who is known here', () => {
  it('by the answer to a phone, whether it is a patron’s, a new one or the name of staff', async () => {
    await facility.signUp(known)
    realNow += 31_000
    const answers = [await register(known), await register(unknown)]
    expect(answers[0]?.status).toBe(200)
    expect(answers[0]).toEqual(answers[1])
    expect([await register(known), await register(unknown)].map(({ status }) => status)).toEqual([
      429, 429,
    ])
    expect(await register(known)).toEqual(await register(unknown))
  })

  it('by the answer to a code, wrong, expired or never asked for', async () => {
    await facility.signUp(known)
    expect(await verify(known)).toEqual(await verify(unknown))
    realNow += 31_000
    await register(known)
    await register(unknown)
    for (let tries = 0; tries < 7; tries++) {
      const [hers, nobodys] = [await verify(known), await verify(unknown)]
      expect(hers.status).toBe(400)
      expect(hers).toEqual(nobodys)
    }
    realNow += 11 * 60_000
    expect(await verify(known)).toEqual(await verify(unknown))
  })

  it('by the answer to a name and a password, though one guesses until one is refused', async () => {
    await facility.signUp(known)
    const names = ['Reception', 'Admin', `1${known}`, `1${unknown}`, 'no-such-name']
    for (let tries = 0; tries < 22; tries++) {
      const password = `wrong-password-${tries}`
      const answers = []
      for (const name of names) answers.push(await token(name, password))
      for (const answer of answers) expect(answer).toEqual(answers[0])
    }
  })

  it('by the answer to a password that is set: not to a stranger, a patron or a desk', async () => {
    const other = await facility.signUp(known)
    const her = await facility.signUp(unknown)
    const admin = await facility.signIn('Admin', 'practice-admin')
    const desk = await facility.signIn('Reception', 'practice-reception')
    for (const by of ['', `Bearer ${her.token}`, `Bearer ${desk.token}`]) {
      const nobodys = await setPassword('no-such-id', by)
      expect([401, 403]).toContain(nobodys.status)
      for (const { userId } of [other, admin])
        expect(await setPassword(userId, by)).toEqual(nobodys)
    }
  })
})

import { expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { configOf } from '../config.ts'
import { openFacility } from '../facility/facility.ts'
import { setUpFacility } from '../facility/set-up.ts'
import type { Captcha } from '../integrations/captcha/captcha.ts'
import { practiceOutside } from '../integrations/outside.ts'
import { aFacility } from '../test/a-facility.ts'
import { afterUse } from '../test/after-use.ts'
import { aDatabase } from '../test/databases/a-database.ts'
import { card } from '../test/paying.ts'

const live = configOf({
  MODE: 'live',
  SECRET_KEY: 'k'.repeat(32),
  PUBLIC_URL: 'https://m.example',
  LOG_LEVEL: 'silent',
})
const message = {
  firstName: 'Rivka',
  lastName: 'Levi',
  email: 'rivka@example.com',
  message: 'When do you open?',
}
const gift = { method: 'Donation', amt: 5, ...card('practice_ok') }

const unreachable: Captcha = async () => 'unreachable'

/** A live facility whose captcha, and whose cards for once, are stand-ins. */
async function liveWith(captcha: Captcha | null) {
  const db = await aDatabase()
  await setUpFacility(db, live, Date.now())
  const facility = await openFacility(db, Date.now, live)
  const outside = { ...practiceOutside(db), captcha: () => captcha }
  const exemptsAddress = () => false
  const realNow = Date.now
  const { app } = await buildApp({ config: live, db, facility, outside, realNow, exemptsAddress })
  afterUse(() => app.close())
  return async (path: string, payload: object) => {
    const headers = { host: 'm.example' }
    const answer = await app.inject({ method: 'POST', url: `/api/api/${path}`, payload, headers })
    return [answer.statusCode, answer.json().code ?? null]
  }
}

it('judges a visitor’s message and gift by the captcha, each by its own action', async () => {
  const asked: string[] = []
  const post = await liveWith(async ({ token, action }) => {
    asked.push(`${token} for ${action}`)
    return token === 'good' ? 'person' : 'robot'
  })
  const robot = [400, 'captcha-refused']
  for (const reCaptchaTokenResponse of ['x', '', null]) {
    expect(await post('settings/ContactForm', { ...message, reCaptchaTokenResponse })).toEqual(
      robot,
    )
    expect(await post('payments/makepayment', { ...gift, reCaptchaTokenResponse })).toEqual(robot)
    const intent = { ...gift, paymentInfo: undefined, paymentIntent: 'x', reCaptchaTokenResponse }
    expect(await post('payments/createpaymentintent', intent)).toEqual(robot)
  }
  const reCaptchaTokenResponse = 'good'
  expect(await post('settings/ContactForm', { ...message, reCaptchaTokenResponse })).toEqual([
    200,
    null,
  ])
  expect(await post('payments/makepayment', { ...gift, reCaptchaTokenResponse })).toEqual([
    200,
    null,
  ])
  expect(asked.slice(-2)).toEqual(['good for contact', 'good for donation'])
})

it.each([
  ['out of reach', unreachable, [503, 'try-again']],
  ['not set up', null, [400, 'captcha-refused']],
] as const)('takes a message and no card while the captcha is %s', async (_, captcha, refused) => {
  const post = await liveWith(captcha)
  const reCaptchaTokenResponse = 'x'
  expect(await post('settings/ContactForm', { ...message, reCaptchaTokenResponse })).toEqual([
    200,
    null,
  ])
  expect(await post('payments/makepayment', { ...gift, reCaptchaTokenResponse })).toEqual(refused)
})

it('may be left out in practice, and asks nothing of whoever is signed in', async () => {
  const { anyone, patron } = await aFacility()
  expect((await anyone.post('settings/ContactForm', message)).status).toBe(200)
  const robot = { ...message, reCaptchaTokenResponse: 'practice_robot' }
  expect((await anyone.post('settings/ContactForm', robot)).body.code).toBe('captcha-refused')
  expect((await (await patron()).post('settings/ContactForm', robot)).status).toBe(200)
})

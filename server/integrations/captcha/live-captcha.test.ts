import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { aDesk, type Desk } from '../../test/a-desk.ts'
import { afterUse } from '../../test/after-use.ts'
import { card } from '../../test/paying.ts'
import { type Heard, listenOnLoopback, troublePage } from '../../test/stand-ins/loopback.ts'
import { liveCaptcha, practiceOutside } from '../outside.ts'

let desk: Desk
let heard: Heard[]
beforeAll(async () => {
  const google = await listenOnLoopback({
    answer: (one) => {
      heard.push(one)
      const body = { success: true, score: 0.6, action: 'donation', hostname: 'm.example' }
      return { status: 200, body: JSON.stringify(body) }
    },
    faultOf: () => null,
    trouble: troublePage,
  })
  afterUse(() => google.close())
  desk = await aDesk({
    outside: (db, config) => ({
      ...practiceOutside(db),
      captcha: liveCaptcha({ ...config, publicUrl: 'https://m.example' }, google.url),
    }),
  })
})
beforeEach(() => {
  heard = []
})
afterEach(() => desk.put({ googleSiteKey: '', googleSecretKey: '', googleMinimumScore: '0.5' }))

async function gift(): Promise<[number, string | null]> {
  const { status, body } = await desk.anyone.post('payments/makepayment', {
    method: 'Donation',
    amt: 5,
    reCaptchaTokenResponse: 't0ken',
    ...card('practice_ok'),
  })
  return [status, body.code ?? null]
}

it('is asked with the secret key of the settings, which lies sealed', async () => {
  await desk.put({ googleSiteKey: 'the-site-key', googleSecretKey: 'the-secret-key' })
  const { content } = await desk.parts.facility.read()
  expect(content.values.googleSecretKey).toMatch(/^sealed:/)
  expect(await gift()).toEqual([200, null])
  expect(heard.map(({ body }) => body)).toEqual(['secret=the-secret-key&response=t0ken'])
})

it('is not set up without a secret key, whatever the site key is', async () => {
  await desk.put({ googleSiteKey: 'the-site-key' })
  expect(await gift()).toEqual([400, 'captcha-refused'])
  expect(heard).toEqual([])
})

it.each([
  ['0.6', [200, null]],
  ['0.7', [400, 'captcha-refused']],
])('takes a score of 0.6 by the minimum of the settings, %s', async (minimum, told) => {
  await desk.put({ googleSecretKey: 'the-secret-key', googleMinimumScore: minimum })
  expect(await gift()).toEqual(told)
})

import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deliverDue } from '../outbox/outbox.ts'
import { type LiveTexts, liveTexts } from '../test/live-texts.ts'
import { writtenEvents } from '../test/written-rows.ts'

let live: LiveTexts
beforeAll(async () => {
  live = await liveTexts()
})
const sender = '+15005550006'
beforeEach(async () => {
  const { desk, twilio } = live
  await desk.put({ smsFrom: sender, smsTwilioAuthToken: twilio.authToken })
})

/** The trial text to this phone, and what the administrator's page is told of it. */
async function tries(phone: string) {
  const { desk } = live
  const sent = await desk.admin.post('settings/opening/text', { phone })
  expect(sent.status).toBe(200)
  await desk.runDue()
  return seen()
}
const seen = async () => (await live.desk.admin.get('settings/opening')).body.trialText

describe('what the provider says against a trial text', () => {
  it('is nothing before the first, nor of one that it takes', async () => {
    expect(await seen()).toBeNull()
    expect(await tries('7325550701')).toMatchObject({ state: 'sent', why: null, answer: null })
  })

  it.each<[string, Record<string, string>, string, object]>([
    [
      'a sender that isn’t ours',
      { smsFrom: '+15005550007' },
      '7325550702',
      {
        ...{ state: 'waiting', why: 'not-set-up' },
        answer: '21606: The From number is not a valid, SMS-capable Twilio phone number',
      },
    ],
    [
      'a wrong token, which it doesn’t say',
      { smsTwilioAuthToken: 'not-the-token' },
      '7325550703',
      { state: 'waiting', why: 'not-set-up', answer: '20003: Authenticate' },
    ],
    [
      'a phone that takes no texts',
      {},
      '5005550009',
      {
        ...{ state: 'failed', why: 'landline' },
        answer: "21614: 'To' number is not a valid mobile number",
      },
    ],
    [
      'settings that are not there',
      { smsFrom: '' },
      '7325550704',
      { state: 'waiting', why: 'not-set-up', answer: null },
    ],
  ])('is shown in its words: %s', async (_, settings, phone, answer) => {
    await live.desk.put(settings)
    expect(await tries(phone)).toMatchObject(answer)
  })

  it('is shown too when it comes later', async () => {
    await tries('7325550705')
    const sid = live.takenFor('17325550705')[0]?.sid ?? ''
    await live.hook('status', live.twilio.statusPost(sid, 'undelivered', 30034))
    expect(await seen()).toMatchObject({ state: 'undelivered', why: 'provider', answer: '30034' })
  })

  it('is gone from a text that went out after all, and is told to administrators only', async () => {
    const { desk, twilio } = live
    await desk.put({ smsTwilioAuthToken: 'not-the-token' })
    expect(await tries('7325550706')).toMatchObject({ answer: '20003: Authenticate' })
    await desk.put({ smsTwilioAuthToken: twilio.authToken })
    await live.later(60_000, desk.runDue)
    expect(await seen()).toMatchObject({ state: 'sent', answer: null })
    expect((await desk.reception.get('settings/opening')).status).toBe(403)
  })
})

it('an administrator’s page is told whenever something becomes of the trial text, and of no other code', async () => {
  // The texts of the other tests still wait, and end on the way.
  const { desk, twilio, takenFor, hook, later } = await liveTexts()
  const told = (act: () => Promise<unknown>) => writtenEvents(desk, 'opening', act)
  const reads = async () => (await desk.admin.get('settings/opening')).body.trialText
  const asks = async (path: string, phone: string) =>
    expect((await desk.admin.post(path, { phone })).status).toBe(200)
  const isRefusedLater = async (number: string) => {
    const sid = takenFor(number)[0]?.sid ?? ''
    expect(await hook('status', twilio.statusPost(sid, 'undelivered', 30034))).toBe(200)
  }
  expect(await told(() => asks('settings/opening/text', '7325550707'))).toBe(1)
  expect(await told(() => deliverDue(desk.parts))).toBe(1)
  expect(await reads()).toMatchObject({ state: 'sent' })
  expect(await told(() => isRefusedLater('17325550707'))).toBe(1)
  expect(await reads()).toMatchObject({ state: 'undelivered', answer: '30034' })

  const code = async () => {
    await asks('account/register', '7325550708')
    await desk.runDue()
    await isRefusedLater('17325550708')
  }
  expect(await told(code)).toBe(0)

  await desk.put({ smsTwilioAuthToken: 'not-the-token' })
  await asks('settings/opening/text', '7325550709')
  expect(await told(desk.runDue)).toBe(1)
  expect(await reads()).toMatchObject({ state: 'waiting', why: 'not-set-up' })
  await desk.clock('2026-11-24T20:00:00-05:00')
  expect(await told(() => later(60_000, desk.runDue))).toBeGreaterThan(0)
  expect(await reads()).toMatchObject({ state: 'failed' })
})

it('the processor’s words about a charge are told to an administrator, and to nobody else', async () => {
  const { desk } = live
  const gift = (sourceToken: string) => ({
    ...{ method: 'Donation', amt: 1, note: 'Trial charge' },
    paymentInfo: { sourceToken },
  })
  const patron = await desk.patron()
  for (const [card, code, words] of [
    ['practice_error', 'processor-error', /^\w+: ./],
    ['practice_declined', 'card-refused', /^generic_decline: ./],
  ] as const) {
    const { body } = await desk.admin.post('payments/makepayment', gift(card))
    expect(body).toMatchObject({ code, processorSaid: expect.stringMatching(words) })
    const hers = await patron.post('payments/makepayment', gift(card))
    expect(hers.body.code).toBe(code)
    expect(hers.body).not.toHaveProperty('processorSaid')
  }
})

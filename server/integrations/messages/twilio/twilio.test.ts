import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Fault } from '../../../test/stand-ins/faults.ts'
import { patienceFor, unhurried } from '../../../test/stand-ins/patience.ts'
import { startTwilioStandIn, type TwilioStandIn } from '../../../test/stand-ins/twilio-stand-in.ts'
import type { Maker } from '../maker.ts'
import type { Outgoing } from '../messages.ts'
import { type TwilioOptions, twilioMaker } from './twilio.ts'

let standIn: TwilioStandIn
let twilio: Maker
beforeEach(async () => {
  standIn = await startTwilioStandIn()
  twilio = set()
  return () => standIn.close()
})

const set = (given: Partial<TwilioOptions> = {}) =>
  twilioMaker({
    ...{ accountSid: standIn.accountSid, authToken: standIn.authToken, baseUrl: standIn.url },
    ...{ from: '(500) 555-0006', messagingServiceSid: '', publicUrl: 'https://m.example' },
    timeoutMs: unhurried,
    ...given,
  })

const message: Outgoing = {
  ...{ id: 'the message', channel: 'sms', to: '17325550601', subject: null },
  ...{ text: '123456 is your code. +&=%', language: 'en', replyTo: null, validMs: 240_500 },
}

it('sends to, from, the words, where to tell its status and how long it may wait', async () => {
  twilio = set({ from: '+1 (500) 555-0006' })
  expect(await twilio.send(message)).toEqual({
    ...{ state: 'sent', provider: 'twilio', providerId: standIn.messages[0]?.sid },
  })
  expect(standIn.messages).toMatchObject([
    {
      to: '+17325550601',
      from: '+15005550006',
      messagingServiceSid: null,
      body: '123456 is your code. +&=%',
      statusCallback: 'https://m.example/api/api/messages/twilio/status?id=the%20message',
      validityPeriod: 240,
    },
  ])
})

it('lets the messaging service choose the sender where there is one', async () => {
  await set({ messagingServiceSid: 'MG1' }).send({ ...message, validMs: null })
  expect(standIn.messages).toMatchObject([
    { from: null, messagingServiceSid: 'MG1', validityPeriod: null },
  ])
})

it.each([
  ['15005550001', 'failed', 'invalid-number'],
  ['15005550002', 'failed', 'not-served'],
  ['15005550003', 'failed', 'not-served'],
  ['15005550004', 'failed', 'opted-out'],
  ['15005550009', 'failed', 'landline'],
  ['15005550006', 'sent', undefined],
])('takes what Twilio says of %s for %s', async (to, state, why) => {
  const sending = await twilio.send({ ...message, to })
  expect([sending.state, 'why' in sending ? sending.why : undefined]).toEqual([state, why])
})

it.each([
  ['+15005550001', /^21212: ./],
  ['+15005550007', /^21606: ./],
  ['+15005550008', /^21611: ./],
])('lets a message wait for the office when the sender %s is none', async (from, words) => {
  expect(await set({ from }).send(message)).toEqual({
    ...{ state: 'waiting', why: 'not-set-up' },
    answer: expect.stringMatching(words),
  })
})

it('lets it wait when Twilio doesn’t know us, and never says its token', async () => {
  const sending = await set({ authToken: 'not the token' }).send(message)
  expect(sending).toEqual({
    ...{ state: 'waiting', why: 'not-set-up' },
    answer: '20003: Authenticate',
  })
})

it('fails for a text that is too long', async () => {
  const sending = await twilio.send({ ...message, text: 'a'.repeat(1601) })
  expect(sending).toMatchObject({ state: 'failed', why: 'refused' })
})

it.each<[Fault, string]>([
  [{ kind: 'status', status: 429 }, 'waiting'],
  [{ kind: 'status', status: 503 }, 'waiting'],
  [{ kind: 'status', status: 500 }, 'unknown'],
  [{ kind: 'status', status: 502 }, 'unknown'],
  [{ kind: 'drop' }, 'unknown'],
  [{ kind: 'hang' }, 'unknown'],
  [{ kind: 'lose-answer' }, 'unknown'],
  [{ kind: 'hang-after' }, 'unknown'],
])('after %o it is %s', async (fault, state) => {
  standIn.faults.next(fault)
  expect((await set({ timeoutMs: patienceFor(fault) }).send(message)).state).toBe(state)
})

it('waits when nobody listens: nothing can have gone out', async () => {
  const gone = set()
  await standIn.close()
  expect(await gone.send(message)).toEqual({
    ...{ state: 'waiting', why: 'provider' },
    answer: expect.stringMatching(/^ECONNREFUSED/),
  })
})

describe('what may have gone out', () => {
  const before = (ms: number, others: readonly string[] = []) => ({
    ms: Date.now() - ms,
    others: async () => new Set(others),
  })
  afterEach(() => standIn.faults.clear())

  it('is found in Twilio’s list, and not sent again', async () => {
    standIn.faults.next({ kind: 'lose-answer' })
    await twilio.send(message)
    const [taken] = standIn.messages
    const again = await twilio.sendAgain(message, before(90_000))
    expect(again).toEqual({ state: 'sent', provider: 'twilio', providerId: taken?.sid })
    expect(standIn.messages).toHaveLength(1)
  })

  it('is sent when it isn’t there, nor only another of ours with the same words', async () => {
    const other = await twilio.send({ ...message, id: 'another' })
    const sid = 'providerId' in other ? (other.providerId ?? '') : ''
    expect((await twilio.sendAgain(message, before(90_000, [sid]))).state).toBe('sent')
    expect(standIn.messages).toHaveLength(2)
  })

  it('is not asked for before the list can have it, and not sent while the list can’t be read', async () => {
    expect(await twilio.sendAgain(message, before(5_000))).toEqual({ state: 'unknown' })
    expect(standIn.heard).toEqual([])
    standIn.faults.next({ kind: 'status', status: 500 })
    expect(await twilio.sendAgain(message, before(90_000))).toEqual({ state: 'unknown' })
    expect(standIn.messages).toEqual([])
  })
})

import { inspect } from 'node:util'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { effects, messages } from '../outbox/table.ts'
import { type LiveTexts, liveTexts } from '../test/live-texts.ts'

let desk: LiveTexts['desk']
let twilio: LiveTexts['twilio']
let send: LiveTexts['send']
let read: LiveTexts['told']
let takenFor: LiveTexts['takenFor']
let later: LiveTexts['later']
beforeAll(async () => {
  ;({ desk, twilio, send, told: read, takenFor, later } = await liveTexts())
})
beforeEach(() => twilio.faults.clear())

const alarms = async () =>
  (await desk.db.orm.select().from(messages)).filter(
    ({ subject }) => subject === 'Text messages can’t be sent at the moment. Please have a look.',
  )

describe('a provider that is down for hours', () => {
  const waiting = async () =>
    (await desk.db.orm.select().from(effects)).filter(({ doneAt }) => doneAt === null)

  it('sends no code late, and none twice', async () => {
    twilio.faults.next({ kind: 'status', status: 503 }, { times: 50 })
    await desk.anyone.post('account/register', { phone: '7325550611', language: 'en' })
    await desk.runDue()
    expect(await waiting()).toMatchObject([{ do: 'code', attempts: 1 }])
    await desk.clock('2026-11-24T14:09:00-05:00')
    await later(60_000, () => desk.runDue())
    expect(await waiting()).toMatchObject([{ do: 'code', attempts: 2 }])
    twilio.faults.clear()
    await desk.clock('2026-11-24T14:21:00-05:00')
    await later(3_600_000, () => desk.runDue())
    expect(takenFor('17325550611')).toEqual([])
    expect(await waiting()).toEqual([])
  })

  it('whose answer to a code was lost is asked for it no second time', async () => {
    twilio.faults.next({ kind: 'lose-answer' })
    await desk.anyone.post('account/register', { phone: '7325550612', language: 'en' })
    await desk.runDue()
    await later(3_600_000, () => desk.runDue())
    expect(takenFor('17325550612')).toHaveLength(1)
    expect(takenFor('17325550612')[0]?.validityPeriod).toBe(300)
  })

  it('that comes back sends what still says something, once', async () => {
    twilio.faults.next({ kind: 'status', status: 503 }, { times: 50 })
    await send(['7325550613'])
    expect(await read('17325550613')).toEqual(['waiting', 'provider'])
    twilio.faults.clear()
    await later(60_000, () => desk.runDue())
    expect(await read('17325550613')).toEqual(['sent', null])
    expect(takenFor('17325550613')).toHaveLength(1)
  })

  it('is one alarm a day to the office', async () => {
    await desk.put({ adminEmail: 'office@example.org', smsTwilioAccountSid: 'AC-unknown' })
    await send(['7325550614'])
    await send(['7325550615'])
    await desk.runDue()
    await desk.put({ smsTwilioAccountSid: twilio.accountSid })
    expect((await alarms()).map(({ to }) => to)).toEqual(['office@example.org'])
  })
})

describe('what a process had handed over when it died', () => {
  const inHand = async (what: 'message' | 'code', to: string, at: number) => {
    const { id } = { id: `in hand ${to}` }
    const payload = JSON.stringify({ channel: 'sms', to, text: 'Come in' })
    const { orm } = desk.db
    await orm.insert(effects).values({ id, do: what, dueAt: 0, payload })
    await orm
      .insert(messages)
      .values({ id, at, channel: 'sms', to, text: '', state: 'sending', subject: null })
  }

  it('is no code that goes out a second time', async () => {
    await inHand('code', '17325550621', Date.now() - 90_000)
    await later(3_600_000, () => desk.runDue())
    expect(takenFor('17325550621')).toEqual([])
  })

  it('is looked for at Twilio, and sent if it isn’t there', async () => {
    await inHand('message', '17325550622', Date.now() - 10_000)
    await desk.runDue()
    expect(takenFor('17325550622')).toEqual([])
    await inHand('message', '17325550623', Date.now() - 90_000)
    await desk.runDue()
    expect(takenFor('17325550623')).toHaveLength(1)
  })
})

it('what goes to the log names nobody and holds no word and no secret', async () => {
  const lines: unknown[] = []
  const warn = vi.spyOn(desk.parts.log, 'warn').mockImplementation((...said: unknown[]) => {
    lines.push(said)
  })
  const ends = [503, 500, 401, 400].map((status) => ({ kind: 'status', status }) as const)
  for (const fault of [...ends, { kind: 'lose-answer' } as const]) {
    twilio.faults.next(fault)
    await send(['7325550651'], 'Words for her alone')
  }
  await send(['15005550009'], 'Words for her alone')
  warn.mockRestore()
  expect(lines.length).toBeGreaterThanOrEqual(6)
  const answer = inspect(lines, { depth: 10 })
  for (const secret of ['7325550651', '5005550009', 'Words for her', twilio.authToken]) {
    expect(answer).not.toContain(secret)
  }
})

it('a provider that is away all evening is one alarm, though a day of Greenwich ends meanwhile', async () => {
  const before = (await alarms()).length
  await desk.put({ adminEmail: 'office@example.org', smsTwilioAccountSid: 'AC-unknown' })
  await desk.clock('2026-11-25T18:40:00-05:00')
  await send(['7325550661'])
  await desk.clock('2026-11-25T19:20:00-05:00')
  await send(['7325550662'])
  await desk.runDue()
  await desk.put({ smsTwilioAccountSid: twilio.accountSid })
  expect(await alarms()).toHaveLength(before + 1)
})

import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Desk } from '../../test/a-desk.ts'
import type { Person } from '../../test/a-facility.ts'
import { aDeskAtStripe, aGuest, looksOften, looksRarely } from '../../test/at-a-reader.ts'
import type { StripeStandIn } from '../../test/stand-ins/stripe-stand-in.ts'
import { waitUntil } from '../../test/wait-for.ts'
import { within } from '../../within.ts'

const visa = 'pm_card_visa'
let desk: Desk
let kiosk: Person
let standIn: StripeStandIn
let url: string
beforeAll(async () => {
  const made = await aDeskAtStripe()
  desk = made.desk
  standIn = made.standIn
  kiosk = await desk.staff('Kiosk')
  url = await desk.app.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(() => looksOften(desk))

const guest = () => aGuest(desk, kiosk)
const asked = (operation: string) => standIn.heard.filter((one) => one.operation === operation)
const processing = 'POST /v1/terminal/readers/{reader}/process_payment_intent'

async function atReader(label = 'Kiosk') {
  const reader = standIn.addReader(label)
  const her = await guest()
  const before = standIn.movements().length
  const waiting = her.collect(reader, { key: 'tap' })
  const { id, paymentIntent } = await her.isAsked()
  const moved = () => standIn.movements().slice(before)
  return { ...her, reader, id, paymentIntent, waiting, moved }
}

it('a card that is held to it pays, and no tip is asked for', async () => {
  const { reader, waiting, owed, moved, visit } = await atReader()
  standIn.tapReader(reader, visa)
  expect((await waiting).body.result).toMatchObject({ state: 'approved', amount: owed })
  expect(moved()).toMatchObject([{ kind: 'charge', amount: owed * 100 }])
  expect(await visit()).toMatchObject({ paid: true, balance: 0 })
  expect(asked(processing).at(-1)?.params).toMatchObject({
    process_config: { skip_tipping: expect.anything() },
  })
})

it('a card that it declines can be charged by nobody later', async () => {
  const { reader, waiting, moved, paymentIntent, visit } = await atReader()
  standIn.tapReader(reader, 'pm_card_visa_chargeDeclined')
  expect((await waiting).body.result).toMatchObject({ state: 'declined', payments: [] })
  standIn.payInBrowser(paymentIntent, visa)
  expect(moved()).toEqual([])
  expect(await visit()).toMatchObject({ paymentPending: false, payments: [{ status: 'Declined' }] })
})

it('its red key ends it before its minute', async () => {
  const { reader, waiting, moved, visit } = await atReader()
  standIn.leaveReader(reader)
  expect((await waiting).body.result).toMatchObject({ state: 'ended', payments: [] })
  expect(moved()).toEqual([])
  expect(await visit()).toMatchObject({ paymentPending: false, payments: [] })
})

it('news of it by webhook close it', async () => {
  looksRarely(desk)
  const { reader, waiting } = await atReader()
  standIn.tapReader(reader, visa)
  const news = standIn.events().findLast(({ type }) => type === 'terminal.reader.action_succeeded')
  if (!news) throw new Error('No news.')
  const { headers, body } = standIn.signed(news)
  const there = `${url}/api/api/payments/webhook/stripe`
  const answer = await fetch(there, { method: 'POST', headers, body })
  expect(answer.status).toBe(200)
  expect((await waiting).body.result.state).toBe('approved')
})

it('given up, it asks no more, and it can be asked for the next', async () => {
  const { reader, waiting, stop, moved } = await atReader()
  expect((await stop()).body.result.state).toBe('ended')
  expect((await waiting).body.result.state).toBe('ended')
  standIn.tapReader(reader, visa)
  expect(moved()).toEqual([])
  const next = await guest()
  const waits = next.collect(reader)
  await next.isAsked()
  // The one before gives up once more, and takes nothing from who is next.
  await stop({ by: desk.reception })
  standIn.tapReader(reader, visa)
  expect((await waits).body.result.state).toBe('approved')
})

it('one that is off, or in somebody’s use, is said to be', async () => {
  const off = standIn.addReader('Kiosk', false)
  expect((await (await guest()).collect(off)).body.result.state).toBe('offline')
  const { reader, waiting, stop } = await atReader()
  const late = await guest()
  expect((await late.collect(reader)).body.result.state).toBe('busy')
  await stop({ by: desk.reception })
  await waiting
})

it('an answer of the processor that is lost leaves nothing open, and nothing taken', async () => {
  const reader = standIn.addReader('Kiosk')
  const her = await guest()
  standIn.faults.next(
    { kind: 'lose-answer' },
    { times: 2, on: `POST /v1/terminal/readers/${reader}` },
  )
  expect((await her.collect(reader)).body.result.state).toBe('offline')
  standIn.tapReader(reader, visa)
  expect(await her.visit()).toMatchObject({ balance: her.owed, paymentPending: false })
})

/** A call over the wire, which can be left. */
async function callOn(reader: string, reservationId: string) {
  const gone = new AbortController()
  const headers = {
    authorization: `Bearer ${kiosk.token}`,
    'content-type': 'application/json',
    'idempotency-key': `${reservationId}-tap`,
  }
  const body = JSON.stringify({ reservationId, reader })
  const sent = { method: 'POST', headers, body, signal: gone.signal }
  const call = fetch(`${url}/api/api/payments/collect`, sent).catch(() => 'gone')
  return async () => {
    gone.abort()
    expect(await call).toBe('gone')
  }
}

it('whoever was cut off goes on with it, and it is asked for no second card', async () => {
  const reader = standIn.addReader('Kiosk')
  const her = await guest()
  const leave = await callOn(reader, her.reservationId)
  const { id } = await her.isAsked()
  const before = asked(processing).length
  await leave()
  // What is held for nobody any more stands in the way of nobody: the same tap is let in long before its time.
  let again = her.collect(reader, { key: 'tap' })
  await waitUntil(async () => {
    if ((await within(300, again)) === null) return true
    again = her.collect(reader, { key: 'tap' })
    return false
  })
  standIn.tapReader(reader, visa)
  expect((await again).body.result).toMatchObject({ state: 'approved', amount: her.owed })
  expect((await her.attempt())?.id).toBe(id)
  expect(asked(processing)).toHaveLength(before)
  expect((await her.visit()).payments).toHaveLength(1)
})

it('left alone, its minute ends it, at the reader too', async () => {
  const reader = standIn.addReader('Kiosk')
  const her = await guest()
  const leave = await callOn(reader, her.reservationId)
  const { paymentIntent } = await her.isAsked()
  await leave()
  await desk.runDue()
  expect(await her.visit()).toMatchObject({ paymentPending: true })
  await her.minuteOver()
  await desk.runDue()
  expect(await her.visit()).toMatchObject({
    balance: her.owed,
    paymentPending: false,
    payments: [],
  })
  const before = standIn.movements().length
  standIn.tapReader(reader, visa)
  standIn.payInBrowser(paymentIntent, visa)
  expect(standIn.movements()).toHaveLength(before)
})

it('left alone when a card had been quicker, it is paid', async () => {
  looksRarely(desk)
  const { reader, minuteOver, visit, waiting, owed } = await atReader()
  standIn.tapReader(reader, visa)
  await minuteOver()
  await desk.runDue()
  expect(await visit()).toMatchObject({ balance: 0, payments: [{ amount: owed }] })
  await waiting
})

it('tells its readers by place, name and whether they are on', async () => {
  const list = () => kiosk.get('settings/cardreaders')
  const got = (await list()).body
  expect(got.length).toBeGreaterThan(2)
  const there = standIn.addReader('Front desk', true, 'tml_here')
  standIn.addReader('Hall kiosk', false, 'tml_here')
  await desk.put({ stripeTerminalLocation: 'tml_here' })
  expect((await list()).body).toMatchObject([
    { id: there, name: 'Front desk', readerType: 'reception', online: true },
    { name: 'Hall kiosk', readerType: 'kiosk', online: false },
  ])
  const named = { name: 'Side desk', nameHe: 'דלפק הצד' }
  await desk.admin.post('hardware/add', {
    ...{ ...named, kind: 'cardReader', usedAt: 'reception' },
    ...{ locationId: 'main', point: `serial-${there}` },
  })
  expect((await list()).body[0]).toMatchObject({ id: there, ...named, online: true })
  standIn.faults.next({ kind: 'status', status: 500 }, { times: 3 })
  expect(await list()).toMatchObject({ status: 502, body: { code: 'processor-error' } })
  standIn.faults.clear()
  await desk.put({ stripeTerminalLocation: 'tml_nowhere' })
  // Those in our own list can't be asked.
  for (const { online } of (await list()).body) expect(online).toBe(false)
})

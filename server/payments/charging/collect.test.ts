import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { practiceOutside } from '../../integrations/outside.ts'
import { aDesk, at, type Desk } from '../../test/a-desk.ts'
import type { Person } from '../../test/a-facility.ts'
import { aGuest, looksOften, looksRarely } from '../../test/at-a-reader.ts'
import { card } from '../../test/paying.ts'

let desk: Desk
let kiosk: Person
/** A card is held to a reader in a thirtieth of the time, a moment that only the test would wait for. */
const hurried = () => 30 * Date.now()

beforeAll(async () => {
  desk = await aDesk({ outside: (db) => practiceOutside(db, hurried) })
  kiosk = await desk.staff('Kiosk')
})
beforeEach(() => looksOften(desk))

const guest = (more?: { lookedUp?: boolean }) => aGuest(desk, kiosk, more)
const waits = 'waiting-cardReader'
const confirm = (paymentIntent: string, ok = true) =>
  desk.anyone.post('/api/practice/confirm', { paymentIntent, ok })
const code = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]

describe('a card at the kiosk’s reader', () => {
  it('pays what the visit owes, and nobody’s name is told', async () => {
    const her = await guest()
    const paid = await her.collect('kiosk-cardReader')
    expect(paid).toMatchObject({
      status: 200,
      body: {
        success: true,
        result: {
          ...{ state: 'approved', pending: false, amount: her.owed },
          payments: [{ method: 'Terminal', status: 'Approved', amount: her.owed }],
        },
      },
    })
    expect(JSON.stringify(paid.body)).not.toContain(her.her.userId)
    expect(await her.visit()).toMatchObject({ paid: true, balance: 0 })
    expect((await her.collect('kiosk-cardReader')).body.result.state).toBe('nothing-owed')
  })

  it('is asked for also when a cent alone is owed', async () => {
    const her = await guest()
    const amt = Math.round(her.owed * 100 - 1) / 100
    const cash = { method: 'Cash', amt, reservationId: her.reservationId }
    expect((await desk.reception.post('payments/makepayment', cash)).status).toBe(200)
    const { result } = (await her.collect('kiosk-cardReader')).body
    expect(result).toMatchObject({ state: 'approved', amount: 0.01 })
  })

  it('is declined, nothing is owed less, and another card may be held to it', async () => {
    const her = await guest()
    expect((await her.collect('declining-cardReader', { key: 'first' })).body.result).toMatchObject(
      { state: 'declined', pending: false, payments: [] },
    )
    expect(await her.visit()).toMatchObject({
      balance: her.owed,
      payments: [{ status: 'Declined' }],
    })
    const again = await her.collect('declining-cardReader', { key: 'first' })
    expect(again.body.result.state).toBe('declined')
    expect((await her.visit()).payments).toHaveLength(1)
    expect((await her.collect('kiosk-cardReader')).body.result.state).toBe('approved')
  })

  it.each([
    ['busy-cardReader', 'busy'],
    ['offline-cardReader', 'offline'],
    ['no-such-reader', 'offline'],
  ])('at %s finds it %s, and stands in the way of nothing', async (reader, state) => {
    const her = await guest()
    expect((await her.collect(reader)).body.result).toMatchObject({ state, payments: [] })
    const answer = await her.visit()
    expect(answer).toMatchObject({ balance: her.owed, paymentPending: false, payments: [] })
    const cash = { method: 'Cash', amt: her.owed, reservationId: her.reservationId }
    expect((await desk.reception.post('payments/makepayment', cash)).body.paid).toBe(true)
  })

  it('is asked for once, whoever asks again or in another window, and both are told its end', async () => {
    const her = await guest()
    const first = her.collect(waits, { key: 'tap' })
    const { id, paymentIntent } = await her.isAsked()
    const window = her.collect(waits)
    expect(code(await her.collect('kiosk-cardReader'))).toEqual([409, 'payment-in-progress'])
    // Nor does she pay besides by her phone meanwhile, nor the desk by hand.
    const amt = her.owed
    const besides = { amt, reservationId: her.reservationId, ...card('practice_ok') }
    expect(code(await her.her.post('payments/makepayment', besides))).toEqual([
      ...[409, 'payment-in-progress'],
    ])
    expect(await her.visit()).toMatchObject({ paymentPending: true })
    await confirm(paymentIntent)
    for (const answer of await Promise.all([first, window]))
      expect(answer.body.result).toMatchObject({ state: 'approved', amount: amt })
    expect((await her.attempt())?.id).toBe(id)
    expect((await her.collect(waits, { key: 'tap' })).body.result.state).toBe('approved')
    expect((await her.visit()).payments).toHaveLength(1)
  })

  it('is one reader’s only guest', async () => {
    const her = await guest()
    const first = her.collect(waits)
    await her.isAsked()
    const late = await guest()
    expect((await late.collect(waits)).body.result.state).toBe('busy')
    expect(await late.visit()).toMatchObject({ paymentPending: false })
    expect(await late.attempt()).toBeUndefined()
    await her.stop()
    expect((await first).body.result.state).toBe('ended')
  })

  it('is one reader’s only guest, also where two ask in one moment', async () => {
    const [one, two] = [await guest(), await guest()]
    const by = desk.reception
    const asked = [one, two].map((her) => her.collect(waits, { by, atOnce: true }))
    const states = (await Promise.all(asked)).map(({ body }) => body.result.state)
    expect(states.toSorted()).toEqual(['busy', 'waiting'])
    for (const her of [one, two]) await her.stop({ by })
  })

  it('given up while its intent is being made, is never asked for', async () => {
    looksRarely(desk)
    const her = await guest()
    const { outside } = desk.parts
    const asking = vi.fn()
    let stopped: unknown
    desk.parts.outside = {
      ...outside,
      cards: (values) => {
        const processor = outside.cards(values)
        const { createIntent, readers } = processor
        if (!createIntent || !readers) throw new Error('The practice processor has readers.')
        return {
          ...processor,
          readers: {
            ...readers,
            collect: (...of) => {
              asking()
              return readers.collect(...of)
            },
          },
          createIntent: async (request) => {
            stopped = (await her.stop()).body.result.state
            return createIntent(request)
          },
        }
      },
    }
    const { body } = await her.collect(waits)
    desk.parts.outside = outside
    expect([stopped, body.result.state]).toEqual(['waiting', 'ended'])
    expect(asking).not.toHaveBeenCalled()
    expect(await her.visit()).toMatchObject({ balance: her.owed, paymentPending: false })
  })

  it('that is not asked for yet, while she who waits is there twice, is taken for no red key', async () => {
    const her = await guest()
    const { outside } = desk.parts
    const reached = Promise.withResolvers<void>()
    const mayAsk = Promise.withResolvers<void>()
    const lookUp = vi.fn()
    desk.parts.outside = {
      ...outside,
      cards: (values) => {
        const processor = outside.cards(values)
        const { readers } = processor
        if (!readers) throw new Error('The practice processor has readers.')
        return {
          ...processor,
          lookup: (request) => {
            lookUp()
            return processor.lookup(request)
          },
          readers: {
            ...readers,
            collect: async (...of) => {
              reached.resolve()
              await mayAsk.promise
              return readers.collect(...of)
            },
          },
        }
      },
    }
    const first = her.collect(waits)
    await reached.promise
    const second = her.collect(waits)
    const state = async () => (await her.attempt())?.state
    // The second look begins once all of the first is over.
    await expect.poll(async () => lookUp.mock.calls.length > 1 || (await state())).not.toBe('open')
    const meanwhile = await state()
    mayAsk.resolve()
    desk.parts.outside = outside
    expect(meanwhile).toBe('open')
    await confirm((await her.isAsked()).paymentIntent)
    const states = (await Promise.all([first, second])).map(({ body }) => body.result.state)
    expect(states).toEqual(['approved', 'approved'])
  })

  it('is given up, and nothing was taken', async () => {
    looksRarely(desk)
    const her = await guest()
    const waiting = her.collect(waits)
    const { paymentIntent } = await her.isAsked()
    expect((await her.stop()).body.result).toMatchObject({ state: 'ended', payments: [] })
    expect((await waiting).body.result).toMatchObject({ state: 'ended', pending: false })
    expect((await confirm(paymentIntent)).status).toBe(404)
    expect(await her.visit()).toMatchObject({
      balance: her.owed,
      paymentPending: false,
      payments: [],
    })
    expect((await her.stop()).body.result.state).toBe('ended')
  })

  it('that was quicker than giving it up is told as taken', async () => {
    const her = await guest()
    const waiting = her.collect(waits)
    await confirm((await her.isAsked()).paymentIntent)
    expect((await her.stop()).body.result).toMatchObject({
      ...{ state: 'approved', payments: [{ amount: her.owed }] },
    })
    expect((await waiting).body.result.state).toBe('approved')
    expect(await her.visit()).toMatchObject({ paid: true, balance: 0 })
  })

  it('ends with its minute, when nobody has held one to it', async () => {
    const her = await guest()
    const waiting = her.collect(waits)
    const { paymentIntent } = await her.isAsked()
    const { openedAt = 0, expiresAt = 0 } = (await her.attempt()) ?? {}
    expect(Math.round((expiresAt - openedAt) / 1000)).toBe(60)
    await her.minuteOver()
    expect((await waiting).body.result).toMatchObject({ state: 'ended', payments: [] })
    expect((await confirm(paymentIntent)).status).toBe(404)
  })
})

it('a server that stops lets go of who waits, and her card is still looked after', async () => {
  const stopping = await aDesk()
  const her = await aGuest(stopping, await stopping.staff('Kiosk'))
  const waiting = her.collect(waits)
  await her.isAsked()
  const closed = stopping.app.close()
  expect(await waiting).toMatchObject({ status: 202, body: { result: { state: 'waiting' } } })
  await closed
  expect(await her.attempt()).toMatchObject({ state: 'open', lookAt: expect.any(Number) })
})

describe('whose card a kiosk may ask for', () => {
  it('is that of whom it looked up, for two minutes', async () => {
    const her = await guest({ lookedUp: false })
    expect(code(await her.collect('kiosk-cardReader'))).toEqual([404, 'not-found'])
    expect(code(await her.stop())).toEqual([404, 'not-found'])
    const late = await guest()
    await desk.clock(at('14:03', '2026-11-24'))
    expect(code(await late.collect('kiosk-cardReader'))).toEqual([404, 'not-found'])
    expect(await late.attempt()).toBeUndefined()
  })

  it('what its reader has begun it is told the end of, however long that took', async () => {
    const her = await guest()
    const waiting = her.collect(waits, { key: 'tap' })
    const { paymentIntent } = await her.isAsked()
    await desk.clock(at('14:20', '2026-11-24'))
    await confirm(paymentIntent)
    expect((await waiting).body.result.state).toBe('approved')
    expect((await her.collect(waits, { key: 'tap' })).body.result.state).toBe('approved')
    const path = `reservations/printreceipt?resId=${her.reservationId}&printer=kiosk-printer`
    expect((await kiosk.post(path)).status).toBe(200)
    // By its end, once: it is told again for as long as one asks.
    await desk.clock(at('14:23', '2026-11-24'))
    expect((await her.collect(waits, { key: 'tap' })).body.result.state).toBe('approved')
    expect((await kiosk.post(path)).status).toBe(404)
  })

  it('is none that another screen of its account has begun', async () => {
    const her = await guest()
    const other = await desk.signIn('Kiosk', 'practice-kiosk')
    const waiting = her.collect(waits)
    await her.isAsked()
    expect(code(await her.stop({ by: other }))).toEqual([404, 'not-found'])
    expect(code(await her.collect(waits, { by: other }))).toEqual([404, 'not-found'])
    expect((await her.stop()).body.result.state).toBe('ended')
    await waiting
  })

  it('who has lost sight of it is told at once how it stands, and goes on with the same', async () => {
    const her = await guest()
    const { realNow } = desk.parts
    const stopped = realNow()
    // While the clock stands no call that is held comes to the end of its wait.
    desk.parts.realNow = () => stopped
    const answer = await her.collect(waits, { key: 'lost', atOnce: true })
    desk.parts.realNow = realNow
    expect(answer.body.result).toMatchObject({ state: 'waiting', amount: her.owed })
    const { paymentIntent } = await her.isAsked()
    await confirm(paymentIntent)
    expect((await her.collect(waits, { key: 'lost' })).body.result.state).toBe('approved')
    expect((await her.visit()).payments).toHaveLength(1)
  })

  it('a screen of the waiting area neither asks nor ends, while the desk may end it', async () => {
    const her = await guest()
    const waiting = her.collect(waits)
    await her.isAsked()
    const hall = await desk.staff('Waiting')
    expect((await her.stop({ by: hall })).status).toBe(403)
    expect((await her.collect(waits, { by: hall })).status).toBe(403)
    expect((await her.stop({ by: desk.reception })).body.result.state).toBe('ended')
    expect((await waiting).body.result.state).toBe('ended')
  })

  it('the desk’s reader takes it too', async () => {
    const her = await guest({ lookedUp: false })
    const answer = await her.collect('reception-cardReader', { by: desk.reception })
    expect(answer.body.result.state).toBe('approved')
    expect((await her.visit()).payments).toMatchObject([{ method: 'Terminal', note: null }])
  })

  it('and says what it was for', async () => {
    const her = await guest({ lookedUp: false })
    const answer = await desk.reception.post('payments/collect', {
      ...{ reservationId: her.reservationId, reader: 'reception-cardReader' },
      category: 'Shabbos Payment',
    })
    expect(answer.body.result.payments).toMatchObject([{ note: 'Shabbos Payment' }])
  })
})

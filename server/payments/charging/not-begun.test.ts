import { hours } from '@mikvah/rules/time/ms.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { practiceOutside } from '../../integrations/outside.ts'
import type { CardProcessor } from '../../integrations/payments/card-processor.ts'
import { idempotencyKeys, limits } from '../../request/table.ts'
import { aDesk, type Desk } from '../../test/a-desk.ts'
import { aHeldVisit, card } from '../../test/paying.ts'

let charges = 0

/** The practice processor, counted. */
const counting = (processor: CardProcessor): CardProcessor => ({
  ...processor,
  charge: (request) => {
    charges += 1
    return processor.charge(request)
  },
})

let desk: Desk
beforeAll(async () => {
  desk = await aDesk({
    behindProxy: true,
    outside: (db) => {
      const outside = practiceOutside(db)
      return { ...outside, cards: (values) => counting(outside.cards(values)) }
    },
  })
})

const asks = { 'idempotency-ask': 'outcome' }
let gifts = 0

/** A gift of somebody without an account: the first try, and the question what came of it. */
function aGift() {
  const body = {
    ...{ method: 'Donation', amt: 18, ...card('practice_ok') },
    ...{ firstName: 'Leah', lastName: 'Stern', email: 'leah@example.org' },
  }
  const key = {
    'idempotency-key': `a-gift-that-was-lost-${gifts++}`,
    'x-forwarded-for': '198.51.100.7',
  }
  const before = charges
  return {
    give: () => desk.anyone.post('payments/makepayment', body, key),
    outcome: () => desk.anyone.post('payments/makepayment', body, { ...key, ...asks }),
    charged: () => charges - before,
  }
}

describe('of a gift without an account', () => {
  const nothing = { status: 409, body: { code: 'payment-not-begun' } }
  const open = { status: 503, body: { code: 'try-again' } }

  it('is told that it is paid', async () => {
    const { give, outcome, charged } = aGift()
    const { body, status } = await give()
    expect([status, body.paid]).toEqual([200, true])
    expect((await outcome()).body).toEqual(body)
    expect(charged()).toBe(1)
  })

  it('is told that nothing was taken, and then nothing is: a first try that comes late is refused', async () => {
    const { give, outcome, charged } = aGift()
    expect(await outcome()).toMatchObject(nothing)
    expect(await give()).toMatchObject(nothing)
    expect(await outcome()).toMatchObject(nothing)
    expect(charged()).toBe(0)
    const anew = aGift()
    expect(await anew.give()).toMatchObject({ status: 200, body: { paid: true } })
  })

  it('isn’t told so where too many of one address were: it stays open, and the first try counts', async () => {
    const hour = hours(1)
    const windowStart = Math.floor(Date.now() / hour) * hour
    const full = [windowStart, windowStart + hour].map((start) => ({
      ...{ bucket: 'not-begun/198.51.100.7', windowStart: start, count: 60 },
      expiresAt: start + hour,
    }))
    await desk.db.orm.delete(limits)
    await desk.db.orm.insert(limits).values(full)
    const { give, outcome, charged } = aGift()
    expect(await outcome()).toMatchObject(open)
    expect(await give()).toMatchObject({ status: 200, body: { paid: true } })
    expect(await outcome()).toMatchObject({ status: 200, body: { paid: true } })
    expect(charged()).toBe(1)
    await desk.db.orm.delete(limits)
  })

  it('isn’t told so where that can’t be kept', async () => {
    await desk.db.orm.execute(
      'alter table idempotency_keys add constraint unkept check (made is not null) not valid',
    )
    const { give, outcome, charged } = aGift()
    expect(await outcome()).toMatchObject(open)
    await desk.db.orm.execute('alter table idempotency_keys drop constraint unkept')
    expect(await give()).toMatchObject({ status: 200, body: { paid: true } })
    expect(charged()).toBe(1)
  })
})

it('a patron of whom so many answers are kept isn’t told that nothing was taken either', async () => {
  const patron = await desk.patron()
  const { reservationId } = await aHeldVisit(patron)
  const body = { amt: 25, reservationId, ...card('practice_ok') }
  const key = { 'idempotency-key': 'one-of-very-many' }
  const outcome = () => patron.post('payments/makepayment', body, { ...key, ...asks })
  const startedAt = desk.parts.realNow()
  await desk.db.orm.insert(idempotencyKeys).values(
    Array.from({ length: 200 }, (_, nth) => ({
      ...{ scope: `her-${nth}`, caller: patron.userId, bodyHash: '', startedAt },
      ...{ status: 200, answer: 'x' },
    })),
  )
  expect(await outcome()).toMatchObject({ status: 503, body: { code: 'try-again' } })
  expect(await patron.post('payments/makepayment', body, key)).toMatchObject({ status: 200 })
  expect(await outcome()).toMatchObject({ status: 200, body: { paid: true } })
})

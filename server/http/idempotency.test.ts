import { createHash } from 'node:crypto'
import { endpoint } from '@mikvah/contract/endpoint.ts'
import fastify, { type FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { eq } from '../db/drizzle/queries.ts'
import { Refused } from '../request/refused.ts'
import { idempotencyKeys } from '../request/table.ts'
import { aFacility, type Person, type TestFacility } from '../test/a-facility.ts'
import { aHeldVisit, card } from '../test/paying.ts'
import { tellFailures } from './failures.ts'
import { serve } from './serve.ts'

let facility: TestFacility
let patron: Person
let app: FastifyInstance
/** What the call does when it is reached, and how often it was reached. */
let act: () => Promise<unknown>
let reached = 0
let status = 200
beforeAll(async () => {
  facility = await aFacility()
  patron = await facility.patron()
  app = fastify()
  tellFailures(app)
  const call = endpoint('quoteReservation', {
    refusals: ['too-many', 'payment-in-progress', 'gate-too-soon'],
    summary: 'For this test.',
    who: ['own'],
    audited: { nothing: 'A call of this test.' },
    body: z.object({ n: z.number().optional() }),
    result: z.object({ n: z.unknown() }),
  })
  serve(app, facility.parts, call, async ({ reply }) => {
    reached++
    reply.code(status)
    return { n: await act() }
  })
})

async function send(key: string, body: object = {}, { token } = patron) {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/api/reservations/quote',
    headers: { authorization: `Bearer ${token}`, ...(key ? { 'idempotency-key': key } : {}) },
    payload: body,
  })
  return {
    status: answer.statusCode,
    body: answer.json(),
    replayed: answer.headers['idempotent-replayed'],
    retryAfter: answer.headers['retry-after'],
  }
}
const countOf = async (work: () => Promise<unknown>) => {
  const before = reached
  await work()
  return reached - before
}

describe('a request with a key', () => {
  it('acts once, and its answer is given again and says so', async () => {
    act = async () => 'done once'
    const times = await countOf(async () => {
      const first = await send('key-number-1', { n: 1 })
      const again = await send('key-number-1', { n: 1 })
      expect(first).toMatchObject({ status: 200, replayed: undefined })
      expect(again).toEqual({ ...first, replayed: 'true' })
    })
    expect(times).toBe(1)
  })

  it('keeps refusals too', async () => {
    act = async () => {
      throw new Refused('too-many', { extra: { alternatives: ['x'] } })
    }
    const times = await countOf(async () => {
      const first = await send('key-number-2')
      const again = await send('key-number-2')
      expect(first).toMatchObject({ status: 409, body: { code: 'too-many', alternatives: ['x'] } })
      expect(again).toEqual({ ...first, replayed: 'true' })
    })
    expect(times).toBe(1)
  })

  it.each(['payment-in-progress', 'gate-too-soon'] as const)(
    'keeps no %s, which passes: the same key is heard afterwards',
    async (code) => {
      act = async () => {
        throw new Refused(code)
      }
      expect(await send(`key-${code}`)).toMatchObject({ status: 409, body: { code } })
      act = async () => 'over'
      expect(await send(`key-${code}`)).toMatchObject({ status: 200, replayed: undefined })
    },
  )

  it('keeps nothing of a request it can’t read, and reads it before it looks for its key', async () => {
    act = async () => 'right'
    const before = await facility.db.orm.$count(idempotencyKeys)
    for (let times = 0; times < 2; times++) {
      expect(await send('key-number-3', { n: 'wrong' })).toMatchObject({
        status: 400,
        replayed: undefined,
      })
    }
    expect(await facility.db.orm.$count(idempotencyKeys)).toBe(before)
    expect(await send('key-number-3', { n: 1 })).toMatchObject({ status: 200 })
  })

  it('keeps no answer above 64 kB', async () => {
    act = async () => 'x'.repeat(70_000)
    const times = await countOf(async () => {
      await send('key-number-12')
      expect(await send('key-number-12')).toMatchObject({ status: 200, replayed: undefined })
    })
    expect(times).toBe(2)
  })

  it('keeps no “not yet”: the next is told how it stands by then', async () => {
    act = async () => 'accepted'
    status = 202
    expect((await send('key-number-13')).status).toBe(202)
    status = 200
    act = async () => 'done by now'
    expect(await send('key-number-13')).toMatchObject({ status: 200, replayed: undefined })
  })

  it('keeps nothing of what was said that the database alone could be asked about', async () => {
    act = async () => 'let in'
    // Four digits: whoever has the rows tries them all in a moment.
    const said = { n: 4711 }
    await send('key-number-20', said)
    const rows = await facility.db.orm.select().from(idempotencyKeys)
    const plain = [undefined, null, {}].map((query) =>
      createHash('sha256')
        .update(JSON.stringify([query, said]))
        .digest('base64url'),
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter(({ bodyHash }) => plain.includes(bodyHash))).toEqual([])
  })

  it('keeps two hundred answers of one patron, and no more', async () => {
    const other = await facility.patron()
    const startedAt = facility.parts.realNow()
    await facility.db.orm.insert(idempotencyKeys).values(
      Array.from({ length: 200 }, (_, nth) => ({
        scope: `many-${nth}`,
        caller: other.userId,
        bodyHash: '',
        startedAt,
        status: 200,
        answer: 'x',
      })),
    )
    act = async () => 'one more'
    await send('key-number-14', {}, other)
    expect(await send('key-number-14', {}, other)).toMatchObject({ replayed: undefined })
    // A refusal that isn't kept is told all the same, and nothing is done a second time.
    let asked = 0
    act = async () => {
      asked++
      if (asked === 1) throw new Refused('too-many')
    }
    expect((await send('key-number-14b', {}, other)).body.code).toBe('too-many')
    expect(asked).toBe(1)
    await facility.db.orm.delete(idempotencyKeys).where(eq(idempotencyKeys.caller, other.userId))
  })

  it('is told its answer though that could not be kept', async () => {
    act = async () => {
      await facility.db.orm.execute('alter table idempotency_keys rename to away')
      return 'told all the same'
    }
    const answer = await send('key-number-15')
    await facility.db.orm.execute('alter table away rename to idempotency_keys')
    expect([answer.status, answer.body.result.n]).toEqual([200, 'told all the same'])
  })

  it('is bound to its route and what that names, however the path is spelled', async () => {
    const { reservationId } = await aHeldVisit(patron)
    const key = { 'idempotency-key': 'key-number-16' }
    const body = { amt: 10, reservationId, ...card('practice_ok') }
    const first = await patron.post('payments/makepayment', body, key)
    const again = await patron.post('payments/makePayment/', body, key)
    expect(first.body.reservation.balance).toBe(15)
    expect([again.body, again.headers['idempotent-replayed']]).toEqual([first.body, 'true'])
    const intent = await patron.post('payments/createpaymentintent', body, key)
    expect(intent.headers['idempotent-replayed']).toBeUndefined()
    const other = await facility.patron()
    const { reservationId: hers } = await aHeldVisit(other)
    const cancel = { status: 'Canceled' }
    const desk = await facility.staff('Reception')
    for (const id of [reservationId, hers]) {
      const answer = await desk.post(`reservations/${id}/status`, cancel, key)
      expect(answer.headers['idempotent-replayed']).toBeUndefined()
    }
  })

  it('of a stranger is heeded where she pays or writes to the office, and nowhere else', async () => {
    const key = { 'idempotency-key': 'key-number-17' }
    const gift = { method: 'Donation', amt: 18, ...card('practice_ok') }
    const first = await facility.anyone.post('payments/makepayment', gift, key)
    const again = await facility.anyone.post('payments/makepayment', gift, key)
    expect([again.body, again.headers['idempotent-replayed']]).toEqual([first.body, 'true'])
    const letter = { lastName: 'Katz', email: 'r@example.org', message: 'A question.' }
    const got = await facility.anyone.post('settings/ContactForm', letter, key)
    const twice = await facility.anyone.post('settings/ContactForm', letter, key)
    expect([twice.body, twice.headers['idempotent-replayed']]).toEqual([got.body, 'true'])

    const before = await facility.db.orm.$count(idempotencyKeys)
    const asked = { phone: '2015550188', language: 'en' }
    expect((await facility.anyone.post('account/register', asked, key)).status).toBe(200)
    expect(await facility.db.orm.$count(idempotencyKeys)).toBe(before)
  })

  it('of a stranger is hers alone, though another takes the same behind the same address', async () => {
    const key = { 'idempotency-key': 'donation-1' }
    const give = (payload: object, remoteAddress = '198.51.100.7') =>
      facility.app.inject({
        method: 'POST',
        url: '/api/api/payments/makepayment',
        headers: key,
        payload,
        remoteAddress,
      })
    const hers = { method: 'Donation', amt: 18, ...card('practice_ok'), firstName: 'Rivka' }
    const his = { ...hers, amt: 36, firstName: 'Leah' }
    const [first, other] = await Promise.all([give(hers), give(his)])
    expect([first.statusCode, other.statusCode]).toEqual([200, 200])
    expect(other.body).not.toBe(first.body)
    for (const from of ['198.51.100.7', '203.0.113.80']) {
      const again = await give(hers, from)
      expect([again.body, again.headers['idempotent-replayed']]).toEqual([first.body, 'true'])
    }
  })

  it('of a stranger keeps no refusal: there is no end to strangers', async () => {
    const before = await facility.db.orm.$count(idempotencyKeys)
    const answer = await facility.anyone.post(
      'payments/makepayment',
      { method: 'CreditCard', amt: 18, ...card('practice_ok') },
      { 'idempotency-key': 'key-number-19' },
    )
    expect([answer.status, answer.body.code]).toEqual([403, 'donation-only'])
    expect(await facility.db.orm.$count(idempotencyKeys)).toBe(before)
  })

  it('is not heeded by a call that writes nothing', async () => {
    const key = { 'idempotency-key': 'key-number-18' }
    const wish = { reservationTime: '2026-11-26T18:00:00-05:00' }
    const before = await facility.db.orm.$count(idempotencyKeys)
    expect((await patron.post('reservations/quote', wish, key)).status).toBe(200)
    expect(await facility.db.orm.$count(idempotencyKeys)).toBe(before)
  })

  it('keeps neither a failure nor a “slow down”', async () => {
    for (const [key, refuse, status] of [
      ['key-number-4', () => new Error('a bug'), 500],
      ['key-number-5', () => new Refused('too-many-requests', { retryAfterSeconds: 3 }), 429],
      ['key-number-6', () => new Refused('try-again'), 503],
    ] as const) {
      act = async () => {
        throw refuse()
      }
      expect((await send(key)).status).toBe(status)
      act = async () => 'better now'
      expect(await send(key)).toMatchObject({ status: 200, replayed: undefined })
    }
  })

  it('with another body is refused, and with another caller is another request', async () => {
    act = async () => 'hers'
    await send('key-number-7', { n: 1 })
    const reused = await send('key-number-7', { n: 2 })
    expect([reused.status, reused.body.code]).toEqual([409, 'key-reused'])
    const other = await facility.patron()
    act = async () => 'another’s'
    const answer = await send('key-number-7', { n: 1 }, other)
    expect([answer.body.result.n, answer.replayed]).toEqual(['another’s', undefined])
  })

  it('that is still under way is asked to wait, and acts once', async () => {
    let finish = (_: unknown) => {}
    const begun = new Promise<void>((begin) => {
      act = () => {
        begin()
        return new Promise((resolve) => {
          finish = resolve
        })
      }
    })
    const times = await countOf(async () => {
      const first = send('key-number-8')
      await begun
      const second = await send('key-number-8')
      expect([second.status, second.body.code, second.retryAfter]).toEqual([
        409,
        'in-progress',
        '1',
      ])
      finish('at last')
      expect((await first).body.result.n).toBe('at last')
      expect(await send('key-number-8')).toMatchObject({ replayed: 'true' })
    })
    expect(times).toBe(1)
  })

  it('sent twenty times at once acts once', async () => {
    act = async () => 'one of many'
    const times = await countOf(async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => send('key-number-9')))
      expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    })
    expect(times).toBe(1)
  })

  it('may be used anew after a day', async () => {
    act = async () => 'first day'
    await send('key-number-10')
    const startedAt = facility.parts.realNow() - 24 * 3_600_000 - 1
    await facility.db.orm.update(idempotencyKeys).set({ startedAt })
    act = async () => 'next day'
    const answer = await send('key-number-10')
    expect([answer.body.result.n, answer.replayed]).toEqual(['next day', undefined])
  })

  it.each(['short', 'x'.repeat(101)])('%s is refused by its length', async (key) => {
    const { status, body } = await send(key)
    expect([status, body.errors[0].path]).toEqual([400, 'Idempotency-Key'])
  })

  it('lies sealed: no credential or note of an answer stands in the database', async () => {
    act = async () => 'a very private answer'
    await send('key-number-11')
    const rows = await facility.db.orm.select().from(idempotencyKeys)
    expect(JSON.stringify(rows)).not.toContain('private answer')
  })
})

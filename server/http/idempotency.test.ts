import { endpoint } from '@mikvah/contract/endpoint.ts'
import fastify, { type FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { aFacility, type Person, type TestFacility } from '../test/a-facility.ts'
import { tellFailures } from './failures.ts'
import { Refused } from './refused.ts'
import { serve } from './serve.ts'
import { idempotencyKeys } from './table.ts'

let facility: TestFacility
let patron: Person
let app: FastifyInstance
/** What the verb behind the key does the next time it is reached, and how often it was. */
let act: () => Promise<unknown>
let reached = 0
beforeAll(async () => {
  facility = await aFacility()
  patron = await facility.patron()
  app = fastify()
  tellFailures(app)
  const call = endpoint('quoteReservation', {
    summary: 'For this test.',
    who: ['own'],
    audited: { nothing: 'A call of this test.' },
    body: z.object({ n: z.number().optional() }),
    result: z.object({ n: z.unknown() }),
  })
  serve(app, facility.parts, call, async () => {
    reached++
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
      const invalid = await send('key-number-3', { n: 'wrong' })
      expect([invalid.status, (await send('key-number-3', { n: 'wrong' })).replayed]).toEqual([
        400,
        'true',
      ])
    })
    expect(times).toBe(1)
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

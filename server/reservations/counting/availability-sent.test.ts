import { brotliDecompressSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { aDesk, at, type Desk, wednesday } from '../../test/a-desk.ts'
import { manyPatrons, type SignedIn } from '../../test/many-patrons.ts'

let desk: Desk
let her: SignedIn
let other: SignedIn
beforeAll(async () => {
  desk = await aDesk({ settings: { roomsAvailable: '2' } })
  const [one, two] = await manyPatrons(desk, 2)
  if (!one || !two) throw new Error('Nobody is there.')
  her = one
  other = two
})

const ask = (acceptEncoding: string | null, dt: string = wednesday) =>
  desk.app.inject({
    url: `/api/api/reservations/availablereservations?dt=${dt}`,
    headers: {
      authorization: `Bearer ${her.token}`,
      ...(acceptEncoding === null ? {} : { 'accept-encoding': acceptEncoding }),
    },
  })

describe('the free times of a night', () => {
  it('are sent in Brotli to whoever reads it, the same as to whoever doesn’t', async () => {
    const plain = await ask(null)
    const browser = await ask('gzip, deflate, br')
    expect(browser.headers['content-encoding']).toBe('br')
    expect(browser.headers.vary).toMatch(/accept-encoding/i)
    expect(browser.headers['content-type']).toBe(plain.headers['content-type'])
    expect(brotliDecompressSync(browser.rawPayload).toString()).toBe(plain.body)
    expect(plain.headers['content-encoding']).toBeUndefined()
  })

  it.each(['br;q=0', 'br; q=0.0, identity', 'identity', 'brown'])(
    'are not for “%s”',
    async (acceptEncoding) => {
      expect((await ask(acceptEncoding)).headers['content-encoding']).toBeUndefined()
    },
  )

  it('are those of the moment, in either dress, once one more is booked', async () => {
    const before = await ask('br')
    const booked = await desk.app.inject({
      method: 'POST',
      url: '/api/api/reservations/newreservation?v=1',
      headers: { authorization: `Bearer ${other.token}` },
      payload: { reservationTime: at('20:00') },
    })
    expect(booked.statusCode).toBe(200)
    const [after, plain] = await Promise.all([ask('br'), ask(null)])
    expect(after.rawPayload.equals(before.rawPayload)).toBe(false)
    expect(brotliDecompressSync(after.rawPayload).toString()).toBe(plain.body)
  })

  it('of a day there is not are refused, and spoil nobody else’s question', async () => {
    const wrong = ['2026-02-30', '9999-99-99', '0000-01-01', 'today']
    const [right, ...answers] = await Promise.all([
      ask(null),
      ...wrong.map((date) => ask(null, date)),
    ])
    expect(right?.statusCode).toBe(200)
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(wrong.map(() => 400))
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../db/drizzle/queries.ts'
import { aDesk, at, type Desk } from '../test/a-desk.ts'
import { manyPatrons } from '../test/many-patrons.ts'
import type { Received } from '../test/received.ts'
import { untilLetIn } from '../test/until-let-in.ts'

const crowd = 200

let desk: Desk
beforeAll(async () => {
  desk = await aDesk({ settings: { roomsAvailable: '1', parkingAvailable: '1' } })
})

async function allAtOnce(body: object) {
  const patrons = await manyPatrons(desk, crowd)
  return Promise.all(
    patrons.map(({ token }, nth) =>
      untilLetIn(async () => {
        const answer = await desk.app.inject({
          method: 'POST',
          url: '/api/api/reservations/newreservation?v=1',
          headers: {
            authorization: `Bearer ${token}`,
            'idempotency-key': `crowd-${nth}-${token.slice(-9)}`,
          },
          payload: body,
        })
        return { status: answer.statusCode, body: answer.json() as Received }
      }),
    ),
  )
}

async function livingAt(start: string): Promise<number> {
  const { rows } = await desk.db.orm.execute<{ count: number }>(
    sql`select count(*)::int4 as count from reservations where starts_at = ${start}::timestamptz and status in ('Pending', 'Reserved')`,
  )
  return Number(rows[0]?.count)
}

describe(`${crowd} at once for the last place`, () => {
  it.each([
    ['a booking', { reservationTime: at('19:00') }, at('19:00')],
    ['a hold', { reservationTime: at('21:00'), hold: true }, at('21:00')],
  ])(
    '%s: one has it, the others hear what else there is, nobody an error',
    async (_, body, start) => {
      const answers = await allAtOnce(body)
      const refused = answers.filter(({ status }) => status === 409)
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(refused).toHaveLength(crowd - 1)
      for (const { body: told } of refused) {
        expect(told.code).toBe('slot-taken')
        expect(told.errorMessage).toBe('That time was just taken. Please choose another.')
        expect(told.alternatives).toHaveLength(3)
      }
      expect(await livingAt(start)).toBe(1)
    },
  )

  it('with another kind of visit each, the one parking place is sold once', async () => {
    await desk.put({ roomsAvailable: '18' })
    const answers = await allAtOnce({ reservationTime: at('22:00'), parking: true })
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })
})

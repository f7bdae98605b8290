import { describe, expect, it } from 'vitest'
import type { ReservationStatus } from '../reservation/statuses.ts'
import { addTally, type MoveOut, meanOf, nineInTenOf, noTally, staysOfNight } from './stays.ts'

const timeZone = 'America/New_York'
const night = '2026-11-25'
const at = (time: string, date = night) => Date.parse(`${date}T${time}-05:00`)

let made = 0
const move = (
  status: ReservationStatus,
  since: number,
  end: number,
  more: Partial<MoveOut> = {},
): MoveOut => ({
  ...{ id: String(made++), reservationId: 'hers', status, since, at: end, undoes: null },
  ...more,
})
const staysOf = (...moves: MoveOut[]) => staysOfNight(moves, { night, timeZone })

describe('the stays of a night', () => {
  it('belong whole to the hour in which they began, which goes on past midnight', () => {
    const { stays, leftOut } = staysOf(
      move('Waiting', at('19:59:30'), at('20:30:00')),
      move('Waiting', at('20:00:00'), at('20:05:00'), { reservationId: 'another' }),
      move('Dressing', at('01:10:00', '2026-11-26'), at('01:20:00', '2026-11-26')),
    )
    expect(stays.Waiting?.[19]).toMatchObject({ count: 1, seconds: 1830 })
    expect(stays.Waiting?.[20]).toEqual({
      ...{ count: 1, seconds: 300, inside: [1, 0, 0, 0, 0, 0, 0, 0] },
    })
    expect(stays.Dressing?.[25]).toMatchObject({ seconds: 600 })
    expect(leftOut).toBe(0)
  })

  it('begin on site: what came before is no stay', () => {
    const { stays } = staysOf(move('Reserved', at('10:00:00'), at('19:00:00')))
    expect(stays).toEqual({})
  })

  it('leave out, and say so, what nobody can have waited', () => {
    const { stays, leftOut } = staysOf(
      move('Prep', at('17:00:00'), at('23:00:01')),
      move('Dressing', at('23:00:00'), at('05:00:01', '2026-11-26')),
      move('Dressing', at('23:00:00'), at('05:00:00', '2026-11-26'), { reservationId: 'b' }),
    )
    expect(leftOut).toBe(2)
    expect(stays.Dressing?.[23]?.count).toBe(1)
  })

  it('go on over a mis-tap that was taken back, twice too', () => {
    const { stays } = staysOf(
      move('Waiting', at('19:00:00'), at('19:10:00'), { id: 'a' }),
      move('Assigned', at('19:10:00'), at('19:10:20'), { undoes: 'a' }),
      move('Waiting', at('19:10:20'), at('19:11:00'), { id: 'b' }),
      move('Assigned', at('19:11:00'), at('19:11:20'), { undoes: 'b' }),
      move('Waiting', at('19:11:20'), at('19:20:00')),
    )
    expect(stays).toEqual({ Waiting: { 19: expect.objectContaining({ count: 1, seconds: 1200 }) } })
  })
})

describe('a tally', () => {
  const of = (...minutes: number[]) => {
    const sum = noTally()
    for (const [nth, took] of minutes.entries()) {
      const stays = staysOf(move('Prep', at('19:00:00'), at('19:00:00') + took * 60_000))
      const tally = stays.stays.Prep?.[19]
      if (!tally) throw new Error(`No tally of ${nth}.`)
      addTally(sum, tally)
    }
    return sum
  }

  it('has its mean to a tenth of a minute, rounded half up', () => {
    expect(meanOf(of(1, 2))).toBe(1.5)
    expect(meanOf(of(1, 1, 2))).toBe(1.3)
    expect(meanOf(of(0.25))).toBe(0.3)
    expect(meanOf(noTally())).toBe(0)
  })

  it('says within how many minutes nine of ten ended: an edge belongs to what is inside it', () => {
    expect(nineInTenOf(of(...Array(9).fill(5), 61))).toBe(5)
    expect(nineInTenOf(of(...Array(8).fill(5), 5.1, 61))).toBe(10)
    expect(nineInTenOf(of(...Array(8).fill(5), 61, 61))).toBeNull()
  })
})

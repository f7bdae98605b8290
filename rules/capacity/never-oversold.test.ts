import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { oversoldOf } from '../test/brute-force.ts'
import { after, house, open, someHouse } from '../test/night.ts'
import { plainRowsOf, play, someAct } from '../test/play.ts'
import { occupanciesOf } from './counting.ts'
import { ledgerOf } from './ledger.ts'

describe('a night of bookings, holds, edits, payments and cancelings', () => {
  it('is oversold at no minute', () => {
    const acts = fc.array(someAct, { minLength: 10, maxLength: 50, size: 'max' })
    const property = fc.property(someHouse, acts, (values, played) => {
      play(values, played, (night) => {
        const { limits, stagger } = night.capacity
        expect(oversoldOf(plainRowsOf(night), limits, stagger)).toEqual([])
      })
    })
    fc.assert(property, { numRuns: 200 })
  })

  it('sells the house out on the way', () => {
    const acts = fc.array(someAct, { minLength: 50, maxLength: 50 })
    let fullest = 0
    for (const played of fc.sample(acts, { numRuns: 20, seed: 7 })) {
      play({ ...house, roomsAvailable: '3' }, played, ({ rows, now, capacity, times }) => {
        const ledger = ledgerOf(occupanciesOf(rows, { now, limits: capacity.limits, times }))
        fullest = Math.max(fullest, ledger.peak('total', open, after(300)))
      })
    }
    expect(fullest).toBe(3)
  })
})

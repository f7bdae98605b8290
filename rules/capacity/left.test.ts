import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SettingValues } from '../settings/read.ts'
import { type PlainVisit, plainLeftOf } from '../test/brute-force.ts'
import {
  minutesOf,
  newcomer,
  placed,
  someEvening,
  someHouse,
  someWish,
  type Wish,
} from '../test/night.ts'
import { capacityOf } from './capacity.ts'
import { judgeFit, othersOf } from './fits.ts'
import { ledgerOf } from './ledger.ts'
import { leftOf } from './left.ts'
import { turnaroundOf } from './occupancy.ts'
import { timeSlotsOf } from './slots.ts'

const plain = (wish: Wish, values: SettingValues): PlainVisit => ({
  ...wish,
  ...turnaroundOf(values),
  minutes: minutesOf(wish.options),
})

describe('what is left, against counting minute by minute', () => {
  it('is the same for any wish on any night', () => {
    const anyNight = [someHouse, someEvening, fc.array(someWish, { maxLength: 25 })] as const
    const property = fc.property(
      ...anyNight,
      someWish,
      fc.boolean(),
      (values, day, live, wish, edits) => {
        const capacity = capacityOf(values, day)
        const asked = { ...wish, completedAt: null, pair: edits ? wish.pair : 'she' }
        const occupancies = live.map((each) => placed(each, values, capacity))
        const ledger = ledgerOf(othersOf(occupancies, asked.pair))
        const left = leftOf(placed(asked, values, capacity), ledger, capacity)
        const plainly = live.map((each) => plain(each, values))
        const { limits, stagger } = capacity
        expect(left).toBe(plainLeftOf(plain(asked, values), plainly, limits, stagger))
      },
    )
    fc.assert(property, { numRuns: 1000 })
  })

  it('is what every slot shows for every combination', () => {
    const live = fc.array(someWish, { maxLength: 20 })
    const property = fc.property(someHouse, someEvening, live, (values, day, taken) => {
      const { limits, stagger } = capacityOf(values, day)
      const occupancies = taken.map((each) => placed(each, values, { limits, stagger }))
      const plainly = taken.map((each) => plain(each, values))
      const location = { alternate: false }
      const slots = timeSlotsOf({ day, values, occupancies, minutesOf, location })
      // The grid has three hours; a few of its slots say enough.
      for (const { timeSlot, availableReservations } of slots.slice(0, 4)) {
        for (const { available, alternateLocation, ...shown } of availableReservations) {
          const wish = { ...newcomer, startsAt: timeSlot, options: { ...shown, chabadBor: false } }
          expect(available).toBe(plainLeftOf(plain(wish, values), plainly, limits, stagger))
        }
      }
    })
    fc.assert(property, { numRuns: 100 })
  })

  it('is how many identical bookings fit one after another', () => {
    const live = fc.array(someWish, { maxLength: 15 })
    const property = fc.property(
      someHouse,
      someEvening,
      live,
      someWish,
      (values, day, taken, wish) => {
        const capacity = capacityOf(values, day)
        const occupancies = taken.map((each) => placed(each, values, capacity))
        const first = placed({ ...wish, ...newcomer }, values, capacity)
        const left = leftOf(first, ledgerOf(occupancies), capacity)

        let fitted = 0
        while (fitted <= left) {
          const next = { ...first, pair: `she ${fitted}` }
          if (!judgeFit(next, occupancies, capacity).allowed) break
          occupancies.push(next)
          fitted++
        }
        expect(fitted).toBe(left)
      },
    )
    fc.assert(property, { numRuns: 1000 })
  })
})

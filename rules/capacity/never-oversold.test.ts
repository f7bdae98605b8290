import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SettingValues } from '../settings/read.ts'
import { type Ms, minutes } from '../time/ms.ts'
import { alternativesOf } from './alternatives.ts'
import { oversoldOf, type PlainVisit, plainLeftOf } from './brute-force.ts'
import { type Capacity, capacityOf } from './capacity.ts'
import { liveOf, mayCount, ownHoldsOf, pairOf, type StoredVisit } from './counting.ts'
import { judgeFit, othersOf } from './fits.ts'
import { ledgerOf } from './ledger.ts'
import { leftOf } from './left.ts'
import {
  movedTo,
  type Occupancy,
  occupancyOf,
  turnaroundOf,
  type VisitOptions,
} from './occupancy.ts'
import { timeSlotsOf } from './slots.ts'
import { startsOf } from './starts.ts'
import {
  after,
  anEvening,
  minutesOf,
  open,
  someEvening,
  someHouse,
  someOptions,
  someStart,
} from './test-night.ts'

type Wish = { startsAt: Ms; options: VisitOptions; pair: string; completedAt: Ms | null }
const someWish = fc.record({
  startsAt: someStart,
  options: someOptions,
  pair: fc.integer({ min: 0, max: 40 }).map(String),
  completedAt: fc.option(fc.integer({ min: -30, max: 200 }).map(after), { freq: 6 }),
})

const plain = (wish: Wish, values: SettingValues): PlainVisit => ({
  ...wish,
  ...turnaroundOf(values),
  minutes: minutesOf(wish.options),
})
const placed = (wish: Wish, values: SettingValues, { limits }: Capacity): Occupancy =>
  occupancyOf({ ...wish, id: '', minutes: minutesOf(wish.options) }, limits, turnaroundOf(values))

const newcomer = { pair: 'she', completedAt: null }

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
      const place = { alternate: false }
      const slots = timeSlotsOf({ day, values, live: occupancies, minutesOf, place })
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
        while (judgeFit({ ...first, pair: `she ${fitted}` }, occupancies, capacity).allowed) {
          occupancies.push({ ...first, pair: `she ${fitted}` })
          fitted++
        }
        expect(fitted).toBe(left)
      },
    )
    fc.assert(property, { numRuns: 1000 })
  })
})

describe('the times offered instead', () => {
  it('always fit, and are the nearest that do', () => {
    const live = fc.array(someWish, { maxLength: 25 })
    const property = fc.property(
      someHouse,
      someEvening,
      live,
      someWish,
      someStart,
      (values, day, taken, asked, now) => {
        const capacity = capacityOf(values, day)
        const occupancies = taken.map((each) => placed(each, values, capacity))
        const wish = placed({ ...asked, ...newcomer }, values, capacity)
        const { options } = asked
        const found = alternativesOf({
          wish,
          options,
          night: day,
          live: occupancies,
          capacity,
          now,
        })

        const mayBe = startsOf(day, options).filter((start) => start >= now)
        const fits = (start: Ms) => judgeFit(movedTo(wish, start), occupancies, capacity).allowed
        const fitting = mayBe.filter((start) => start !== wish.startsAt && fits(start))
        const far = (start: Ms) => Math.abs(start - wish.startsAt)
        expect(found.every((start) => fitting.includes(start))).toBe(true)
        expect(found).toHaveLength(Math.min(3, fitting.length))
        const farthest = Math.max(0, ...found.map(far))
        const missed = fitting.filter((start) => !found.includes(start))
        expect(missed.every((start) => far(start) >= farthest)).toBe(true)
      },
    )
    fc.assert(property, { numRuns: 500 })
  })
})

type Act =
  | { act: 'book' | 'hold'; userId: string; startsAt: Ms; options: VisitOptions }
  | { act: 'edit'; pick: number; hold: boolean; startsAt: Ms; options: VisitOptions }
  | { act: 'pay' | 'cancel' | 'openPayment' | 'done'; pick: number }
  | { act: 'wait'; minutes: number }

const somePick = fc.nat(30)
const someBooking = { startsAt: someStart, options: someOptions }
const someAct: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constantFrom('book' as const, 'hold' as const),
      userId: fc.constantFrom('rivka', 'leah', 'chana'),
      ...someBooking,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('edit' as const),
      pick: somePick,
      hold: fc.boolean(),
      ...someBooking,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constantFrom(
        'pay' as const,
        'cancel' as const,
        'openPayment' as const,
        'done' as const,
      ),
      pick: somePick,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('wait' as const), minutes: fc.nat(20) }),
  },
)

/** A night as the server plays it: every act that is allowed changes the rows, the others change nothing. */
function play(values: SettingValues, acts: readonly Act[], afterEach: (night: Night) => void) {
  const capacity = capacityOf(values, anEvening())
  const times = turnaroundOf(values)
  const night: Night = { rows: [], now: open - minutes(60), capacity }

  for (const act of acts) {
    step(act)
    afterEach(night)
  }

  function step(act: Act) {
    switch (act.act) {
      case 'wait':
        night.now += minutes(act.minutes)
        return
      case 'book':
      case 'hold':
        return book(act, act.act === 'hold', null)
      case 'edit': {
        const edited = picked(act.pick, ['Reserved'])
        if (edited) book({ ...act, userId: edited.userId }, act.hold, edited)
        return
      }
      case 'pay': {
        const hold = picked(act.pick, ['Pending'])
        if (hold) pay(hold)
        return
      }
      case 'openPayment': {
        const hold = picked(act.pick, ['Pending'])
        if (hold && mayCount(hold, night.now)) hold.paymentOpen = true
        return
      }
      case 'cancel': {
        const visit = picked(act.pick, ['Pending', 'Reserved'])
        if (visit && !visit.paymentOpen) visit.status = 'Canceled'
        return
      }
      case 'done': {
        const visit = picked(act.pick, ['Reserved'])
        const isEdited = night.rows.some((row) => row.replacing === visit?.id)
        if (visit && !isEdited) Object.assign(visit, { status: 'Done', completedAt: night.now })
        return
      }
      default:
        act satisfies never
    }
  }

  function picked(pick: number, statuses: string[]): Row | undefined {
    const among = night.rows.filter(({ status }) => statuses.includes(status))
    return among[pick % among.length]
  }

  function book(
    wish: { userId: string; startsAt: Ms; options: VisitOptions },
    hold: boolean,
    edited: Row | null,
  ) {
    const row: Row = {
      ...wish,
      id: `visit ${night.rows.length}`,
      status: hold ? 'Pending' : 'Reserved',
      minutes: minutesOf(wish.options),
      holdUntil: hold ? night.now + minutes(15) : null,
      paymentOpen: false,
      completedAt: null,
      replacing: edited?.id ?? null,
      placeholder: false,
    }
    const except = ownHoldsOf(night.rows, wish.userId)
    const { limits } = capacity
    const live = liveOf(night.rows, { now: night.now, limits, times, except })
    const placedWish = occupancyOf({ ...row, pair: edited?.id ?? row.id }, limits, times)
    if (
      edited &&
      night.rows.some(({ replacing, paymentOpen }) => replacing === edited.id && paymentOpen)
    )
      return
    if (!judgeFit(placedWish, live, capacity).allowed) return
    for (const mine of night.rows) if (except.includes(mine.id)) mine.status = 'Canceled'
    if (edited && !hold) edited.status = 'Replaced'
    night.rows.push(row)
  }

  function pay(hold: Row) {
    const { limits } = capacity
    if (!mayCount(hold, night.now)) {
      const live = liveOf(night.rows, { now: night.now, limits, times })
      const pair = pairOf(hold, new Map(night.rows.map((row) => [row.id, row])))
      if (!judgeFit(occupancyOf({ ...hold, pair }, limits, times), live, capacity).allowed) return
    }
    const edited = night.rows.find(({ id }) => id === hold.replacing)
    if (edited && edited.status !== 'Reserved') return
    if (edited) edited.status = 'Replaced'
    Object.assign(hold, { status: 'Reserved', paymentOpen: false })
  }
}

type Row = { -readonly [Field in keyof StoredVisit]: StoredVisit[Field] }
type Night = { rows: Row[]; now: Ms; capacity: Capacity }

/** The rows as the plain counter takes them, with pairs and holds told in its own words. */
function plainRowsOf({ rows, now }: Night, values: SettingValues): PlainVisit[] {
  const counted = rows.filter((row) => {
    if (row.status === 'Pending') return row.paymentOpen || now < (row.holdUntil ?? Infinity)
    return row.status === 'Reserved' || row.status === 'Done'
  })
  return counted.map((row) => ({
    ...row,
    ...turnaroundOf(values),
    pair: row.status === 'Pending' ? (row.replacing ?? row.id) : row.id,
  }))
}

describe('a night of bookings, holds, edits, payments and cancelings', () => {
  it('is oversold at no minute', () => {
    const acts = fc.array(someAct, { minLength: 10, maxLength: 50 })
    const property = fc.property(someHouse, acts, (values, played) => {
      play(values, played, (night) => {
        const { limits, stagger } = night.capacity
        expect(oversoldOf(plainRowsOf(night, values), limits, stagger)).toEqual([])
      })
    })
    fc.assert(property, { numRuns: 300 })
  })

  it('fills the house on the way, so that the last place is really contended', () => {
    const acts = fc.array(someAct, { minLength: 50, maxLength: 50 })
    const [values = {}] = fc.sample(
      someHouse.filter(({ roomsAvailable }) => roomsAvailable === '3'),
      {
        numRuns: 1,
        seed: 7,
      },
    )
    let fullest = 0
    for (const played of fc.sample(acts, { numRuns: 20, seed: 7 })) {
      play(values, played, ({ rows, now, capacity: { limits } }) => {
        const ledger = ledgerOf(liveOf(rows, { now, limits, times: turnaroundOf(values) }))
        fullest = Math.max(fullest, ledger.peak('total', open, after(300)))
      })
    }
    expect(fullest).toBe(3)
  })
})

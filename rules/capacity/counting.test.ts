import { describe, expect, it } from 'vitest'
import { takesPlace } from '../reservation/hold.ts'
import { reservationStatuses } from '../reservation/statuses.ts'
import { after, bath, fullHouse, open } from '../test/night.ts'
import { mayCount, occupanciesOf, ownHoldsOf, pairOf, type StoredVisit } from './counting.ts'
import { limitsOf } from './limits.ts'

const now = open
const limits = limitsOf(fullHouse, { shabbosMode: false, friday: false })
const times = { cleaningMinutes: 15, salonMinutes: 20 }

const visit = (differs: Partial<StoredVisit> = {}): StoredVisit => ({
  id: 'a',
  userId: 'rivka',
  status: 'Reserved',
  startsAt: after(30),
  minutes: 60,
  options: bath,
  holdUntil: null,
  paymentOpen: false,
  completedAt: null,
  replacing: null,
  placeholder: false,
  ...differs,
})
const liveIds = (visits: StoredVisit[], except: string[] = []) =>
  occupanciesOf(visits, { now, limits, times, except }).map(({ id }) => id)

describe('which visits take a place', () => {
  it.each<[string, Partial<StoredVisit>, boolean]>([
    ['Reserved', {}, true],
    ['in the building', { status: 'InMikvah' }, true],
    ['on site', { status: 'Arrived' }, true],
    ['a status yet unknown', { status: 'Napping' }, true],
    ['Canceled', { status: 'Canceled' }, false],
    ['Replaced', { status: 'Replaced' }, false],
    ['Done', { status: 'Done', completedAt: after(80) }, true],
    ['inside its hold', { status: 'Pending', holdUntil: now + 1 }, true],
    ['when its hold ends', { status: 'Pending', holdUntil: now }, false],
    ['held without limit', { status: 'Pending', holdUntil: null }, true],
    [
      'held past its time by a payment',
      { status: 'Pending', holdUntil: 0, paymentOpen: true },
      true,
    ],
    ['Reserved, its old hold long over', { holdUntil: 0 }, true],
    ['a kallah without an hour yet', { placeholder: true }, false],
  ])('%s', (_, differs, counts) => {
    expect(mayCount(visit(differs), now)).toBe(counts)
    expect(liveIds([visit(differs)])).toEqual(counts ? ['a'] : [])
  })

  it('as long as the rule of holds keeps it, in every status and at every moment', () => {
    for (const status of reservationStatuses)
      for (const holdUntil of [null, now - 1, now, now + 1])
        for (const paymentOpen of [false, true]) {
          const one = { status, holdUntil, paymentOpen }
          const counts = status === 'Done' || takesPlace(one, now)
          expect([one, mayCount(visit(one), now)]).toEqual([one, counts])
        }
  })

  it('a Done visit until its room is clean', () => {
    const done = visit({ status: 'Done', completedAt: after(50) })
    const [only] = occupanciesOf([done], { now, limits, times })
    expect(only?.claims[0]).toEqual({ limit: 'total', from: after(30), until: after(65) })
  })

  it('a visit taken back from Done as planned again', () => {
    const [only] = occupanciesOf([visit({ status: 'Dressing', completedAt: after(50) })], {
      now,
      limits,
      times,
    })
    expect(only?.claims[0]?.until).toBe(after(105))
  })
})

describe('pairs', () => {
  const booked = visit({ id: 'old' })
  const hold = visit({ id: 'new', status: 'Pending', replacing: 'old' })
  const pairs = (visits: StoredVisit[]) =>
    visits.map((each) => pairOf(each, new Map(visits.map((one) => [one.id, one]))))

  it('an unpaid edit goes with the visit it will replace', () => {
    expect(pairs([booked, hold])).toEqual(['old', 'old'])
  })

  it('an edit of a hold goes with the booking behind it', () => {
    const second = visit({ id: 'newer', status: 'Pending', replacing: 'new' })
    expect(pairs([booked, hold, second])).toEqual(['old', 'old', 'old'])
  })

  it('an edit from another night still knows its pair', () => {
    expect(pairs([hold])).toEqual(['old'])
  })

  it('a booked edit stands for itself', () => {
    expect(pairs([visit({ id: 'new', replacing: 'old' })])).toEqual(['new'])
  })
})

describe('her own holds', () => {
  const hold = visit({ id: 'hold', status: 'Pending', holdUntil: now + 1 })
  const paying = visit({ id: 'paying', status: 'Pending', paymentOpen: true })
  const hers = [visit({ id: 'booked' }), hold, paying]

  it('are left out for her, unless a payment keeps them', () => {
    const except = ownHoldsOf(hers, 'rivka')
    expect(except).toEqual(['hold'])
    expect(liveIds(hers, except)).toEqual(['booked', 'paying'])
  })

  it('stand for everyone else', () => {
    expect(ownHoldsOf(hers, 'leah')).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { after, bath, fullHouse, open, shower } from '../test/night.ts'
import { limitsOf } from './limits.ts'
import { movedTo, occupancyOf, turnaroundOf, usesOf } from './occupancy.ts'

const weekday = { shabbosMode: false, friday: false }
const limits = limitsOf(fullHouse, weekday)
const times = { cleaningMinutes: 15, salonMinutes: 20 }

describe('what a visit counts against', () => {
  it.each([
    ['a shower', shower, ['total', 'shower']],
    ['a bath', bath, ['total', 'bath']],
    ['an accessible bath', { ...bath, handicapped: true }, ['total', 'bath', 'handicapped']],
    ['a private shower', { ...shower, privateRoom: true }, ['total', 'shower', 'privateRoom']],
    ['a kallah', { ...bath, kallah: true }, ['total', 'bath', 'kallah']],
    ['a segula visit', { ...shower, segula: true }, ['total', 'shower', 'segula']],
    ['a Chabad Bor', { ...bath, chabadBor: true }, ['total', 'bath', 'chabadBor', 'chabadBorBath']],
    ['parking', { ...bath, parking: true }, ['total', 'bath', 'parking']],
    [
      'accessible parking',
      { ...bath, handicapped: true, parking: true },
      ['total', 'bath', 'handicapped', 'parkingHandicapped'],
    ],
  ])('%s', (_, options, uses) => {
    expect(usesOf(options, limits)).toEqual(uses)
  })

  it('parks an accessible visit with everyone where no accessible place is set', () => {
    const options = { ...bath, handicapped: true, parking: true }
    for (const parkingAvailableHandicapped of ['', '0']) {
      const none = limitsOf({ ...fullHouse, parkingAvailableHandicapped }, weekday)
      expect(usesOf(options, none)).toEqual(['total', 'bath', 'handicapped', 'parking'])
    }
  })
})

describe('how long it takes its places', () => {
  const visit = { id: 'a', startsAt: open, minutes: 60, options: bath }

  it('its length and the cleaning', () => {
    expect(occupancyOf(visit, limits, times)).toEqual({
      id: 'a',
      pair: 'a',
      startsAt: open,
      claims: [
        { limit: 'total', from: open, until: after(75) },
        { limit: 'bath', from: open, until: after(75) },
      ],
    })
  })

  it('the salon from the end of the visit, not of the cleaning', () => {
    const options = { ...bath, parking: true, salonAfter: true }
    const { claims } = occupancyOf({ ...visit, options }, limits, times)
    expect(claims.at(-1)).toEqual({ limit: 'salon', from: after(60), until: after(80) })
  })

  it('no salon without parking', () => {
    const options = { ...bath, salonAfter: true }
    const { claims } = occupancyOf({ ...visit, options }, limits, times)
    expect(claims.map(({ limit }) => limit)).toEqual(['total', 'bath'])
  })

  it.each([
    ['early', 40, 55],
    ['late, which takes no more than planned', 90, 75],
  ])('a visit that ended %s', (_, completed, until) => {
    const done = { ...visit, completedAt: after(completed) }
    expect(occupancyOf(done, limits, times).claims[0]?.until).toBe(after(until))
  })

  it('nothing when she was done long before her time', () => {
    const done = { ...visit, completedAt: after(-30) }
    expect(occupancyOf(done, limits, times).claims).toEqual([])
  })

  it('the same at another time', () => {
    const options = { ...bath, parking: true, salonAfter: true }
    const moved = movedTo(occupancyOf({ ...visit, options }, limits, times), after(30))
    expect(moved).toEqual(occupancyOf({ ...visit, options, startsAt: after(30) }, limits, times))
  })

  it('reads a blank turnaround as none', () => {
    expect(turnaroundOf({ cleaningMinutes: '', salonMinutes: '' })).toEqual({
      cleaningMinutes: 0,
      salonMinutes: 0,
    })
    expect(turnaroundOf(fullHouse)).toEqual(times)
  })
})

import { describe, expect, it } from 'vitest'
import { bodyOf, extras, flagsOf, instantOf, kindNames, newWish, timesOf, wishOf } from './wish.ts'

const zone = 'America/New_York'
const none = Object.fromEntries(extras.map((extra) => [extra, false]))
const visit = (flags: object) =>
  ({
    reservationDate: '2026-11-24',
    reservationTime: '2026-11-24T20:00:00-05:00',
    alternateLocation: false,
    useDiscountPrice: false,
    advanceReservation: true,
    notes: null,
    ...flagsOf({ kind: 'shower', extras: none as never }),
    ...flags,
  }) as never

describe('the desk’s wish', () => {
  it.each(kindNames)('%s is what its reservation is changed from', (kind) => {
    const flags = flagsOf({ kind, extras: none as never })
    expect(wishOf(visit(flags)).kind).toBe(kind)
  })

  it('a bride’s visit without a bath is a bride’s', () => {
    expect(wishOf(visit({ kallah: true })).kind).toBe('kallah')
  })

  it('begins as a shower of somebody who is here, with nothing chosen and no limit passed over', () => {
    expect(newWish('2026-11-24')).toEqual({
      ...{ kind: 'shower', extras: none, date: '2026-11-24', time: null, note: '' },
      ...{ alternateLocation: false, discount: false, isHere: true },
      ...{ ignoreCutoff: false, ignoreAvailability: false },
    })
  })

  it('has no body before it has an hour', () => {
    const wish = newWish('2026-11-24')
    expect(bodyOf(wish, { userId: 'u', replaces: null })).toBeNull()
    const at = '2026-11-24T20:00:00-05:00'
    expect(bodyOf({ ...wish, time: at, note: ' ' }, { userId: 'u', replaces: 'r' })).toMatchObject({
      userId: 'u',
      reservationTime: at,
      advanceReservation: false,
      notes: null,
      replacingReservationId: 'r',
    })
  })

  it('finds the times of exactly what it is', () => {
    const plain = {
      bath: false,
      doubleSlot: false,
      handicapped: false,
      kallah: false,
      segula: false,
      parking: false,
      privateRoom: false,
      salonAfter: false,
      alternateLocation: false,
    }
    const slots = [
      {
        timeSlot: 'a',
        availableReservations: [
          { ...plain, available: 3 },
          { ...plain, bath: true, available: 2 },
          { ...plain, parking: true, salonAfter: true, available: 1 },
        ],
      },
    ]
    const wish = newWish('2026-11-24')
    expect(timesOf(slots, wish)).toEqual([{ at: 'a', places: 3 }])
    expect(timesOf(slots, { ...wish, kind: 'bath' })).toEqual([{ at: 'a', places: 2 }])
    const salon = { ...wish.extras, parking: true, salonBoth: true }
    expect(timesOf(slots, { ...wish, extras: salon })).toEqual([{ at: 'a', places: 1 }])
    expect(timesOf(slots, { ...wish, kind: 'kallah' })).toEqual([])
    const inBath = { ...plain, bath: true, segula: true, available: 4 }
    expect(
      timesOf([{ timeSlot: 'b', availableReservations: [inBath] }], { ...wish, kind: 'segula' }),
    ).toEqual([{ at: 'b', places: 4 }])
    expect(timesOf(slots, { ...wish, alternateLocation: true })).toEqual([])
  })
})

describe('an hour that the desk writes', () => {
  it.each([
    ['2026-11-24', '20:10', '2026-11-24T20:10:00-05:00'],
    ['2026-11-24', '00:30', '2026-11-25T00:30:00-05:00'],
    ['2026-11-24', '04:59', '2026-11-25T04:59:00-05:00'],
    ['2026-11-24', '05:00', '2026-11-24T05:00:00-05:00'],
    // The night on which the clocks are set back.
    ['2026-10-31', '01:30', '2026-11-01T01:30:00-04:00'],
    ['2026-11-01', '20:00', '2026-11-01T20:00:00-05:00'],
    // The clocks are set forwards, and an hour isn't there.
    ['2027-03-13', '02:30', '2027-03-14T03:30:00-04:00'],
  ])('of the night of %s, %s is %s', (date, hour, instant) => {
    expect(instantOf(date, hour, zone)).toBe(instant)
  })
  it.each(['', '24:00', '7:00', '20:60', 'soon'])('“%s” is none', (hour) => {
    expect(instantOf('2026-11-24', hour, zone)).toBeNull()
  })
})

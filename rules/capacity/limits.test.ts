import { describe, expect, it } from 'vitest'
import {
  type LimitKind,
  limitKinds,
  limitsOf,
  limitsWithSettingsOf,
  limitTable,
  placesOf,
} from './limits.ts'

const weekday = { shabbosMode: false, friday: false }
const friday = { shabbosMode: false, friday: true }
const shabbos = { shabbosMode: true, friday: true }

describe('the limits of a night', () => {
  it.each<[LimitKind, string, unknown, unknown]>([
    ['total', 'roomsAvailable', 'not-offered', 0],
    ['shower', 'roomsAvailableShower', 'unbounded', 0],
    ['bath', 'roomsAvailableBath', 'unbounded', 0],
    ['handicapped', 'roomsAvailableHandicapped', 'not-offered', 'not-offered'],
    ['privateRoom', 'roomsAvailablePrivateRoom', 'not-offered', 'not-offered'],
    ['kallah', 'roomsAvailableKallah', 'not-offered', 'not-offered'],
    ['segula', 'roomsAvailableSegula', 'unbounded', 'not-offered'],
    ['chabadBor', 'roomsAvailableChabadBor', 'not-offered', 'not-offered'],
    ['chabadBorShower', 'roomsAvailableChabadBorShower', 'unbounded', 'not-offered'],
    ['chabadBorBath', 'roomsAvailableChabadBorBath', 'unbounded', 'not-offered'],
    ['parking', 'parkingAvailable', 'not-offered', 'not-offered'],
    ['parkingHandicapped', 'parkingAvailableHandicapped', 'not-offered', 'not-offered'],
    ['salon', 'salonAvailable', 1, 'not-offered'],
  ])('read %s from %s, blank is %s, 0 is %s', (kind, key, blank, zero) => {
    expect(limitsOf({ [key]: '7' }, weekday)[kind]).toBe(7)
    expect(limitsOf({ [key]: ' ' }, weekday)[kind]).toBe(blank)
    expect(limitsOf({}, weekday)[kind]).toBe(blank)
    expect(limitsOf({ [key]: '0' }, weekday)[kind]).toBe(zero)
  })

  it('have a setting for every kind', () => {
    expect(['total', ...Object.keys(limitTable)]).toEqual([...limitKinds])
  })

  it.each([
    ['a weekday keeps the general count', weekday, '4', 9],
    ['a Friday has its own', friday, '4', 4],
    ['a Shabbos-mode night has the Friday count', { shabbosMode: true, friday: false }, '4', 4],
    ['a blank Friday count is the general one', shabbos, '', 9],
    ['a Friday count of 0 is 0', friday, '0', 0],
  ])('total: %s', (_, night, roomsAvailableFriday, total) => {
    expect(limitsOf({ roomsAvailable: '9', roomsAvailableFriday }, night).total).toBe(total)
  })

  it.each([
    ['a weekday keeps the general count', weekday, '1', 3],
    ['a Friday has its own', friday, '1', 1],
    ['a Friday without its own has the general one', friday, '', 3],
    ['Shabbos mode has the Friday count', shabbos, '1', 1],
    ['Shabbos mode without one has no bound but the rooms', shabbos, '', 'unbounded'],
    ['a Friday count of 0 offers none', shabbos, '0', 'not-offered'],
  ])('Chabad Bor: %s', (_, night, roomsAvailableChabadBorFriday, chabadBor) => {
    const values = { roomsAvailableChabadBor: '3', roomsAvailableChabadBorFriday }
    expect(limitsOf(values, night).chabadBor).toBe(chabadBor)
  })

  it('leave total as the only pool in Shabbos mode, and no extras', () => {
    const values = Object.fromEntries(Object.values(limitTable).map(({ key }) => [key, '2']))
    expect(limitsOf({ ...values, roomsAvailable: '9' }, shabbos)).toEqual({
      total: 9,
      shower: 'unbounded',
      bath: 'unbounded',
      handicapped: 'unbounded',
      chabadBor: 'unbounded',
      chabadBorShower: 'unbounded',
      chabadBorBath: 'unbounded',
      privateRoom: 'not-offered',
      kallah: 'not-offered',
      segula: 'not-offered',
      parking: 'not-offered',
      parkingHandicapped: 'not-offered',
      salon: 'not-offered',
    })
    expect(limitsOf({ ...values, roomsAvailable: '9' }, friday).parking).toBe(2)
  })

  it('compare as numbers', () => {
    expect([placesOf(3), placesOf('not-offered'), placesOf('unbounded')]).toEqual([3, 0, Infinity])
  })
})

describe('each limit of a night is named with the setting that it comes from', () => {
  const values = {
    ...{ roomsAvailable: '9', roomsAvailableFriday: '4', roomsAvailableBath: '3' },
    ...{ roomsAvailableChabadBor: '2', roomsAvailableChabadBorFriday: '1' },
  }
  const named = (night: typeof weekday, kind: LimitKind, more: Record<string, string> = {}) =>
    limitsWithSettingsOf({ ...values, ...more }, night).get(kind)

  it('every kind once', () => {
    expect([...limitsWithSettingsOf(values, weekday).keys()]).toEqual(limitKinds)
  })

  it('on an ordinary night its own', () => {
    expect(named(weekday, 'total')).toEqual({ key: 'roomsAvailable', cap: 9 })
    expect(named(weekday, 'bath')).toEqual({ key: 'roomsAvailableBath', cap: 3 })
    expect(named(weekday, 'chabadBor')).toEqual({ key: 'roomsAvailableChabadBor', cap: 2 })
    expect(named(weekday, 'parking')).toEqual({ key: 'parkingAvailable', cap: 'not-offered' })
  })

  it('on a Friday that of Fridays, where it has a number', () => {
    expect(named(friday, 'total')).toEqual({ key: 'roomsAvailableFriday', cap: 4 })
    expect(named(friday, 'total', { roomsAvailableFriday: '' })).toEqual({
      key: 'roomsAvailable',
      cap: 9,
    })
  })
})

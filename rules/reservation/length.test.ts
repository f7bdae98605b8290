import { describe, expect, it } from 'vitest'
import type { SettingValues } from '../settings/read.ts'
import { lengthOf } from './length.ts'

const values = {
  reservationMinutesShower: '30',
  reservationMinutesBath: '60',
  reservationMinutesKallah: '90',
  reservationMinutesSegula: '20',
  reservationMinutesFriday: '15',
  reservationMinutesDoubleSlot: '25',
}
const plain = { bath: false, kallah: false, segula: false, doubleSlot: false }
const weekday = { friday: false, shabbosMode: false }
const friday = { friday: true, shabbosMode: true }
const yomTov = { friday: false, shabbosMode: true }

describe('the length of a visit', () => {
  it.each<[string, Partial<typeof plain>, typeof weekday, SettingValues, number]>([
    ['a shower', {}, weekday, {}, 30],
    ['a bath', { bath: true }, weekday, {}, 60],
    ['a double shower', { doubleSlot: true }, weekday, {}, 55],
    ['a double bath', { bath: true, doubleSlot: true }, weekday, {}, 85],
    ['a kallah', { kallah: true, bath: true }, weekday, {}, 90],
    ['a kallah on a Friday', { kallah: true, bath: true }, friday, {}, 90],
    ['a segula', { segula: true }, weekday, {}, 20],
    ['a Friday', {}, friday, {}, 15],
    ['a Friday out of Shabbos mode', {}, { friday: true, shabbosMode: false }, {}, 15],
    ['a Yom Tov night', {}, yomTov, {}, 15],
    [
      'blank kallah minutes',
      { kallah: true, bath: true },
      weekday,
      { reservationMinutesKallah: '' },
      60,
    ],
    ['blank segula minutes', { segula: true }, weekday, { reservationMinutesSegula: '' }, 30],
    ['blank Friday minutes', { bath: true }, friday, { reservationMinutesFriday: ' ' }, 60],
    [
      'blank minutes of a double',
      { doubleSlot: true },
      weekday,
      { reservationMinutesDoubleSlot: '' },
      30,
    ],
    ['Friday minutes of 0', {}, friday, { reservationMinutesFriday: '0' }, 0],
  ])('%s', (_, flags, night, changed, expected) => {
    expect(lengthOf({ ...plain, ...flags }, night, { ...values, ...changed })).toBe(expected)
  })

  it('is never guessed when the room kind has no minutes', () => {
    expect(() => lengthOf(plain, weekday, { ...values, reservationMinutesShower: '' })).toThrow(
      'reservationMinutesShower',
    )
  })
})

import { describe, expect, it } from 'vitest'
import { firstStatusOf, prepayReasonOf } from './prepay.ts'

const all = { reservationsRequirePrepayAll: 'True' }
const onFridays = { reservationsRequirePrepayFriday: 'true' }
const withParking = { reservationsRequirePrepayParking: 'True' }
const off = {
  reservationsRequirePrepayAll: 'False',
  reservationsRequirePrepayFriday: '',
  reservationsRequirePrepayParking: 'False',
}
const weekday = { friday: false, shabbosMode: false }
const friday = { friday: true, shabbosMode: false }
const yomTov = { friday: false, shabbosMode: true }

describe('prepayment', () => {
  it.each([
    ['nothing set', off, { parking: true }, friday, null],
    ['all, weekday', all, { parking: false }, weekday, 'all'],
    ['all wins over the others', { ...all, ...onFridays }, { parking: true }, friday, 'all'],
    ['Fridays, weekday', onFridays, { parking: true }, weekday, null],
    ['Fridays, a Friday', onFridays, { parking: false }, friday, 'friday'],
    ['Fridays, a Yom Tov night', onFridays, { parking: false }, yomTov, 'friday'],
    ['parking, none asked', withParking, { parking: false }, friday, null],
    ['parking, asked', withParking, { parking: true }, weekday, 'parking'],
  ])('%s', (_, values, visit, night, expected) => {
    expect(prepayReasonOf(visit, night, values)).toBe(expected)
  })
})

describe('the first status', () => {
  it.each([
    [{ prepayRequired: false, owedCents: 5000 }, 'Reserved'],
    [{ prepayRequired: true, owedCents: 5000 }, 'Pending'],
    [{ prepayRequired: true, owedCents: 0 }, 'Reserved'],
    [{ prepayRequired: true, owedCents: -100 }, 'Reserved'],
    [{ prepayRequired: false, owedCents: 0, hold: true }, 'Pending'],
    [{ prepayRequired: true, owedCents: 5000, isHere: true }, 'Reserved'],
    [{ prepayRequired: true, owedCents: 5000, isHere: true, hold: true }, 'Pending'],
  ] as const)('%j starts %s', (facts, expected) => {
    expect(firstStatusOf({ hold: false, isHere: false, ...facts })).toBe(expected)
  })
})

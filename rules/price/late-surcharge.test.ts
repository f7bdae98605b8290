import { expect, it } from 'vitest'
import { hours } from '../time/ms.ts'
import { lateSurchargeOf } from './late-surcharge.ts'

const today = '2026-05-12'
const surchargeFrom = Date.UTC(2026, 4, 12, 21)
const values = { priceReserveLateSurcharge: '15' }
const onTheDay = {
  now: surchargeFrom,
  today,
  day: { date: today, surchargeFrom },
  bookedInTime: false,
}

it.each([
  ['a moment before', { ...onTheDay, now: surchargeFrom - 1 }, values, 0],
  ['from the moment on', onTheDay, values, 1500],
  [
    'after midnight of the same night',
    { ...onTheDay, now: surchargeFrom + hours(8) },
    values,
    1500,
  ],
  ['for another night', { ...onTheDay, day: { date: '2026-05-13', surchargeFrom } }, values, 0],
  ['with a blank hour', { ...onTheDay, day: { date: today, surchargeFrom: null } }, values, 0],
  ['with a blank price', onTheDay, { priceReserveLateSurcharge: '' }, 0],
  ['by an edit of a visit booked in time', { ...onTheDay, bookedInTime: true }, values, 0],
])('late surcharge %s', (_, facts, settings, expected) => {
  expect(lateSurchargeOf(facts, settings)).toBe(expected)
})

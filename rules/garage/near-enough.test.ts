import { describe, expect, it } from 'vitest'
import { type Coordinates, judgeNearness, metresBetween, metresOf } from './near-enough.ts'

const garage = { lat: 40.096, lng: -74.2221 }
const values = { garageOpenMaxFeet: '328.1' }
/** One thousandth of a degree of latitude is 111.2 metres. */
const north = (degrees: number) => ({ ...garage, lat: garage.lat + degrees })

const eighty = north(0.00072)
/** The distance of a place as a setting, and how much more. */
const feetTo = (place: Coordinates, more = 0) => String(metresBetween(place, garage) * 3.281 + more)

describe('distance', () => {
  it('takes 3.281 feet to the metre', () => {
    expect(metresOf(328.1)).toBeCloseTo(100, 10)
  })

  it.each([
    ['nowhere', garage, garage, 0],
    ['a thousandth of a degree north', garage, north(0.001), 111.2],
    [
      'New York to London',
      { lat: 40.7128, lng: -74.006 },
      { lat: 51.5074, lng: -0.1278 },
      5_570_222,
    ],
    ['over the date line', { lat: 0, lng: 179.9995 }, { lat: 0, lng: -179.9995 }, 111.2],
  ])('%s', (_, one, other, metres) => {
    expect(Math.abs(metresBetween(one, other) - metres)).toBeLessThanOrEqual(metres / 1000)
  })
})

describe('near enough to the garage of 100 metres', () => {
  it.each([
    ['at the door', { ...garage, accuracy: 10 }, values, 'allowed'],
    ['88 metres away', { ...north(0.00079), accuracy: 10 }, values, 'allowed'],
    ['111 metres away', { ...north(0.001), accuracy: 10 }, values, 'garage-too-far'],
    ['known within 199 metres', { ...garage, accuracy: 199 }, values, 'allowed'],
    [
      'known within 200 metres',
      { ...garage, accuracy: 200.1 },
      values,
      'garage-location-inaccurate',
    ],
    ['without word of accuracy', { ...garage, accuracy: null }, values, 'allowed'],
    [
      'known within less than twice the distance',
      { ...garage, accuracy: 199.999 },
      values,
      'allowed',
    ],
    [
      'known within exactly twice the distance',
      { ...garage, accuracy: 2 * metresOf(328.1) },
      values,
      'garage-location-inaccurate',
    ],
    [
      'exactly at the distance',
      { ...eighty, accuracy: 5 },
      { garageOpenMaxFeet: feetTo(eighty) },
      'allowed',
    ],
    [
      'a hair beyond the distance',
      { ...eighty, accuracy: 5 },
      { garageOpenMaxFeet: feetTo(eighty, -1e-6) },
      'garage-too-far',
    ],
    [
      'nowhere on the globe',
      { lat: -garage.lat, lng: garage.lng + 180, accuracy: 1 },
      values,
      'garage-too-far',
    ],
    [
      'where nothing is set',
      { ...garage, accuracy: 1 },
      { garageOpenMaxFeet: '' },
      'garage-not-offered',
    ],
  ])('%s: $3', (_, place, settings, expected) => {
    const verdict = judgeNearness(place, garage, settings)
    expect(verdict.allowed ? 'allowed' : verdict.because).toBe(expected)
  })
})

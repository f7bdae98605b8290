import { expect, it } from 'vitest'
import { judgeWhereSheIs } from './self-check-in.ts'

const building = { lat: 40.08, lng: -74.2 }
const at = (lat: number, accuracy: number | null = 20) => ({ lat, lng: -74.2, accuracy })
const values = { garageOpenMaxFeet: '500' }
const judged = (...given: Parameters<typeof judgeWhereSheIs>) => {
  const verdict = judgeWhereSheIs(...given)
  return verdict.allowed ? 'allowed' : verdict.because
}

it.each<[string, string, Parameters<typeof judgeWhereSheIs>]>([
  ['at the door', 'allowed', [at(40.0801), building, values]],
  ['on the next street', 'check-in-too-far', [at(40.09), building, values]],
  ['somewhere around', 'check-in-location-inaccurate', [at(40.08, 400), building, values]],
  ['nowhere', 'check-in-location-needed', [null, building, values]],
  ['where no distance is set', 'check-in-at-desk-only', [at(40.08), building, {}]],
  ['at a building that is nowhere', 'check-in-at-desk-only', [at(40.08), null, values]],
])('%s: %s', (_, expected, given) => {
  expect(judged(...given)).toBe(expected)
})

import { expect, it } from 'vitest'
import { vectors } from '../test/vectors/vectors.ts'
import { judgePlace } from './judge-place.ts'

const lakewood = { lat: 40.0979, long: -74.2176, timeZone: 'America/New_York' }
const today = '2026-11-25'

it.each([
  ['latitude-out-of-range', { ...lakewood, lat: 400.979 }],
  ['longitude-out-of-range', { ...lakewood, long: Number.NaN }],
  ['unknown-zone', { ...lakewood, timeZone: 'America/Lakewood' }],
  ['zone-not-regional', { ...lakewood, timeZone: 'EST' }],
  ['zone-not-regional', { ...lakewood, timeZone: 'Etc/GMT+5' }],
  ['zone-not-regional', { ...lakewood, timeZone: '-05:00' }],
  ['zone-far-from-sun', { ...lakewood, long: 74.2176 }],
  ['zone-far-from-sun', { ...lakewood, timeZone: 'Asia/Jerusalem' }],
])('refuses %s', (because, place) => {
  expect(judgePlace(place, today)).toEqual({ allowed: false, because })
})

it.each([...Object.values(vectors.locations), ...vectors.extreme])(
  'accepts $tz at $lat, $lon',
  ({ lat, lon, tz }) => {
    expect(judgePlace({ lat, long: lon, timeZone: tz }, today)).toEqual({ allowed: true })
  },
)

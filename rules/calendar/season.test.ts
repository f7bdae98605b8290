import { expect, it } from 'vitest'
import { isWinter } from './season.ts'

const phoenix = { lat: 33.4484, long: -112.074, timeZone: 'America/Phoenix' }
const brisbane = { lat: -27.47, long: 153.03, timeZone: 'Australia/Brisbane' }
const byClock = { winterMode: 'clock', winterFrom: null, winterTo: null } as const

it('goes by the usual dates of the hemisphere where the clock never changes', () => {
  const winterIn = (place: typeof phoenix) =>
    ['2026-01-15', '2026-03-15', '2026-03-16', '2026-07-01', '2026-10-31', '2026-11-01'].map(
      (date) => isWinter(date, { place, ...byClock }),
    )
  expect(winterIn(phoenix)).toEqual([true, true, false, false, false, true])
  expect(winterIn(brisbane)).toEqual([false, false, false, true, false, false])
})

it('goes by the facility’s own dates when told to', () => {
  const newYork = { lat: 40.1, long: -74.2, timeZone: 'America/New_York' }
  const own = { winterMode: 'dates', winterFrom: '10-01', winterTo: '04-01' } as const
  const winter = (date: string) => isWinter(date, { place: newYork, ...own })
  expect(['2026-09-30', '2026-10-01', '2026-04-01', '2026-04-02'].map(winter)).toEqual([
    false,
    true,
    true,
    false,
  ])
})

import { expect, it } from 'vitest'
import { cacheNewest } from './cache-newest.ts'

it('through a season of nights no more is cached than the nights to come', () => {
  const cached = new Map<string, string>()
  const dates = Array.from(
    { length: 28 },
    (_, nth) => `2026-11-${String(nth + 1).padStart(2, '0')}`,
  )
  for (const today of dates)
    for (const date of dates.filter((one) => one >= today))
      cacheNewest(cached, [date, today], { most: 100, today })
  expect([...cached]).toEqual([['2026-11-28', '2026-11-28']])
})

it('the one that was cached longest ago makes room, and a date of before is cached while it is asked for', () => {
  const cached = new Map<string, number>()
  for (const [nth, date] of ['2026-11-25', '2026-11-24', '2026-11-26', '2026-11-25'].entries())
    cacheNewest(cached, [date, nth], { most: 3 })
  expect([...cached.keys()]).toEqual(['2026-11-24', '2026-11-26', '2026-11-25'])
  cacheNewest(cached, ['2026-11-27', 4], { most: 3 })
  expect([...cached.keys()]).toEqual(['2026-11-26', '2026-11-25', '2026-11-27'])
  cacheNewest(cached, ['2026-11-20', 5], { most: 3, today: '2026-11-26' })
  expect([...cached.keys()]).toEqual(['2026-11-27', '2026-11-20'])
})

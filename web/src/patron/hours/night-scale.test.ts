import { describe, expect, it } from 'vitest'
import { minutesOfNight, placeOn, scaleOf } from './night-scale.ts'

const night = {
  openTime: '2026-11-24T16:00:00-05:00',
  zmanTevillah: '2026-11-24T17:15:00-05:00',
  lastEntryTime: '2026-11-25T00:30:00-05:00',
}

describe('the scale of the nights', () => {
  it('counts hours after midnight on', () => {
    expect(minutesOfNight(night.lastEntryTime)).toBe(24 * 60 + 30)
  })

  it('reaches a quarter of an hour beyond the first and the last hour', () => {
    expect(scaleOf([night])).toEqual({ from: 15 * 60 + 45, to: 24 * 60 + 45 })
  })

  it('places an hour between its ends', () => {
    const scale = { from: 16 * 60, to: 18 * 60 }
    expect(placeOn(scale, night.openTime)).toBe(0)
    expect(placeOn(scale, '2026-11-24T17:00:00-05:00')).toBe(50)
  })

  it('is there even when nothing is known', () => {
    expect(scaleOf([])).toEqual({ from: 0, to: 1 })
  })
})

import { describe, expect, it } from 'vitest'
import { clockOf } from './wall.ts'

describe('an hour in decimals', () => {
  it.each([
    [0, '00:00', 0],
    [9.5, '09:30', 0],
    [22.75, '22:45', 0],
    [24, '00:00', 1],
    [25.5, '01:30', 1],
    [48, '00:00', 2],
    // A minute that is rounded up never shows as the sixtieth.
    [20.999, '21:00', 0],
    [23.999, '00:00', 1],
  ])('of %d is %s on the clock, %d days later', (hour, time, daysLater) => {
    expect(clockOf(hour)).toEqual({ time, daysLater })
  })
})

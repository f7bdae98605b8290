import { describe, expect, it } from 'vitest'
import { oversoldOf, type PlainVisit, plainLeftOf } from '../test/brute-force.ts'
import { after, bath, house } from '../test/night.ts'
import { limitsOf } from './limits.ts'

const limits = limitsOf(
  { ...house, roomsAvailable: '1', roomsAvailableBath: '' },
  { shabbosMode: false, friday: false },
)
const visit = (start: number, pair: string): PlainVisit => ({
  pair,
  startsAt: after(start),
  minutes: 60,
  cleaningMinutes: 15,
  salonMinutes: 20,
  completedAt: null,
  options: bath,
})

describe('the plain counter', () => {
  it('finds every oversold minute', () => {
    const oversold = oversoldOf([visit(0, 'a'), visit(73, 'b')], limits)
    expect(oversold).toEqual([
      { at: after(73), bound: 'total', used: 2, allowed: 1 },
      { at: after(74), bound: 'total', used: 2, allowed: 1 },
    ])
    expect(oversoldOf([visit(0, 'a'), visit(75, 'b')], limits)).toEqual([])
    expect(oversoldOf([], limits)).toEqual([])
  })

  it('finds too many starts', () => {
    const stagger = { rooms: 1, phases: 2, slots: [after(0), after(15)] }
    expect(oversoldOf([visit(15, 'a')], limits, stagger)).toEqual([
      { at: after(15), bound: 'stagger', used: 1, allowed: 0 },
    ])
  })

  it('counts a pair once and a wish not against its own', () => {
    expect(oversoldOf([visit(0, 'a'), visit(30, 'a')], limits)).toEqual([])
    expect(plainLeftOf(visit(30, 'a'), [visit(0, 'a')], limits)).toBe(1)
    expect(plainLeftOf(visit(30, 'b'), [visit(0, 'a')], limits)).toBe(0)
  })
})

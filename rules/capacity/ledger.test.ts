import { describe, expect, it } from 'vitest'
import { after } from '../test/night.ts'
import { ledgerOf } from './ledger.ts'
import type { Occupancy } from './occupancy.ts'

const visit = (from: number, until: number, pair?: string): Occupancy => {
  const id = `${from}-${until}`
  const claims = [{ limit: 'total' as const, from: after(from), until: after(until) }]
  return { id, pair: pair ?? id, startsAt: after(from), claims }
}
const peak = (occupancies: Occupancy[], from: number, until: number) =>
  ledgerOf(occupancies).peak('total', after(from), after(until))

describe('the ledger', () => {
  it('counts the fullest instant, not the visits', () => {
    const occupancies = [visit(0, 30), visit(30, 60), visit(20, 40)]
    expect(peak(occupancies, 0, 60)).toBe(2)
    expect(peak(occupancies, 0, 20)).toBe(1)
    expect(peak(occupancies, 40, 60)).toBe(1)
  })

  it('lets intervals touch', () => {
    expect(peak([visit(0, 30)], 30, 60)).toBe(0)
    expect(peak([visit(30, 60)], 0, 30)).toBe(0)
    expect(peak([visit(0, 30)], 29, 60)).toBe(1)
    expect(peak([visit(30, 60)], 0, 31)).toBe(1)
  })

  it('sees a visit that spans the whole question', () => {
    expect(peak([visit(0, 100)], 40, 50)).toBe(1)
  })

  it('knows nothing of other limits, earlier or later times', () => {
    const occupancies = [visit(30, 60)]
    expect(ledgerOf(occupancies).peak('bath', after(0), after(90))).toBe(0)
    expect(peak(occupancies, 60, 90)).toBe(0)
    expect(peak(occupancies, -30, 0)).toBe(0)
    expect(peak([], 0, 90)).toBe(0)
  })

  it('counts a pair once at every instant, at both its times', () => {
    const overlapping = [visit(0, 40, 'edit'), visit(20, 60, 'edit')]
    expect(peak(overlapping, 0, 60)).toBe(1)
    expect(peak(overlapping, 50, 60)).toBe(1)
    const apart = [visit(0, 20, 'edit'), visit(40, 60, 'edit')]
    expect(peak(apart, 0, 20)).toBe(1)
    expect(peak(apart, 20, 40)).toBe(0)
    expect(peak(apart, 40, 60)).toBe(1)
    expect(peak([...apart, visit(0, 60)], 0, 60)).toBe(2)
  })

  it('counts starts, a pair that keeps its time once', () => {
    const ledger = ledgerOf([visit(0, 30), visit(0, 60), visit(15, 30), visit(15, 60)])
    expect([0, 15, 30].map((at) => ledger.startsAt(after(at)))).toEqual([2, 2, 0])
    const pair = ledgerOf([visit(0, 30, 'edit'), visit(0, 60, 'edit'), visit(15, 60, 'edit')])
    expect([0, 15].map((at) => pair.startsAt(after(at)))).toEqual([1, 1])
  })
})

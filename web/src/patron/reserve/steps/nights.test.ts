import type { ScheduleDayView } from '@mikvah/contract/contract.ts'
import { describe, expect, it } from 'vitest'
import { nightsOfPlaces, nightsOnSale, whyShut } from './nights.ts'

const cutOff = '2026-11-24T19:00:00-05:00'
const atCutOff = Date.parse(cutOff)
const night = (more: Partial<ScheduleDayView>) =>
  ({ date: '2026-11-24', closed: false, cutOff, ...more }) as ScheduleDayView

describe('a night', () => {
  it('can be chosen until its cut-off, that minute included', () => {
    expect(whyShut(night({}), atCutOff)).toBeNull()
    expect(whyShut(night({}), atCutOff + 1)).toBe('past-cut-off')
  })

  it('is closed rather than late', () => {
    expect(whyShut(night({ closed: true, cutOff: null }), atCutOff + 1)).toBe('closed')
  })

  it('is shown of the other place where only that one can be chosen', () => {
    const closed = night({ closed: true, cutOff: null })
    const other = night({ kind: 'other' })
    expect(nightsOfPlaces([closed], [other], atCutOff)).toEqual([other])
    expect(nightsOfPlaces([closed], [other], atCutOff + 1)).toEqual([closed])
    expect(nightsOfPlaces([night({})], [other], atCutOff)).toEqual([night({})])
  })
})

it('there are six of them, or as many as the facility says, at most seven', () => {
  expect(nightsOnSale({})).toBe(6)
  expect(nightsOnSale({ reservationDaysInAdvance: '4' })).toBe(4)
  expect(nightsOnSale({ reservationDaysInAdvance: '30' })).toBe(7)
})

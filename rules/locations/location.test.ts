import { describe, expect, it } from 'vitest'
import { withDefaults } from '../settings/with-defaults.ts'
import { type Location, valuesAt } from './location.ts'

const values = withDefaults({})
const satellite: Location = {
  id: 'alternate',
  capacity: { roomsAvailable: '4', roomsAvailableFriday: '3' },
  openKinds: ['openFridays'],
}

describe('the settings at a place', () => {
  it('are the settings themselves at the main place', () => {
    expect(valuesAt({ id: 'main', capacity: { roomsAvailable: '1' }, openKinds: [] }, values)).toBe(
      values,
    )
  })

  it('take the place’s own capacity and offer nothing it does not name', () => {
    const there = valuesAt(satellite, values)
    expect(there.roomsAvailable).toBe('4')
    expect(there.roomsAvailableFriday).toBe('3')
    expect(there.roomsAvailableKallah).toBe('')
    expect(there.parkingAvailable).toBe('')
  })

  it('open only the nights the place names, Yom Tov not by way of Friday', () => {
    const there = valuesAt(satellite, values)
    expect([there.openFridays, there.openYomTov, there.openWeekdays]).toEqual([
      'True',
      'False',
      'False',
    ])
  })

  it('keep everything else, a shutdown above all', () => {
    const there = valuesAt(satellite, withDefaults({ shutdown: 'True', priceBath: '40' }))
    expect([there.shutdown, there.priceBath]).toEqual(['True', '40'])
  })
})

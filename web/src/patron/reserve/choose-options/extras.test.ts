import type { OptionFacts } from '@mikvah/rules/reservation/options.ts'
import { describe, expect, it } from 'vitest'
import { nothingChosen } from '../steps/chosen.ts'
import { addedBy, isOffered, isOn, refusalOf, switched } from './extras.ts'

const facts: OptionFacts = {
  night: { friday: false, shabbosMode: false },
  by: 'patron',
  alternateLocationOpen: false,
  values: {
    priceShower: '25',
    priceBath: '35',
    pricePrivateShower: '45',
    priceParking: '5',
    priceSalonManicure: '30',
    priceSalonBoth: '55',
    priceDoubleSlot: '15',
    reservationMinutesDoubleSlot: '30',
    roomsAvailablePrivateRoom: '1',
    parkingAvailable: '1',
    salonAvailable: '1',
    salonMinutes: '20',
  },
}
const regular = { member: null, discount: false }
const parked = { ...nothingChosen, parking: true }

describe('an extra', () => {
  it('goes with the rest or says why not', () => {
    expect(refusalOf('manicure', nothingChosen, facts)).toBe('salon-needs-parking')
    expect(refusalOf('manicure', parked, facts)).toBeNull()
    expect(refusalOf('private', { ...nothingChosen, room: 'bath' }, facts)).toBe(
      'private-not-offered',
    )
  })

  it('excludes the other of the salon', () => {
    const polished = { ...parked, salon: 'salonManicure' } as const
    expect(refusalOf('both', polished, facts)).toBe('manicure-or-both')
    expect(refusalOf('manicure', polished, facts)).toBeNull()
  })

  it('is listed when any room can have it', () => {
    expect(isOffered('private', { ...nothingChosen, room: 'bath' }, facts)).toBe(true)
    expect(isOffered('manicure', nothingChosen, facts)).toBe(true)
    const without = { ...facts, values: { ...facts.values, pricePrivateShower: '' } }
    expect(isOffered('private', nothingChosen, without)).toBe(false)
  })

  it('adds its price, and a private room what it costs more', () => {
    expect(addedBy('parking', nothingChosen, facts, regular)).toBe(5)
    expect(addedBy('private', nothingChosen, facts, regular)).toBe(20)
    expect(addedBy('private', { ...nothingChosen, room: 'bath' }, facts, regular)).toBeNull()
  })

  it('is switched on and off; the salon goes with the parking', () => {
    const polished = { ...parked, ...switched('both', true) }
    expect(isOn('both', polished)).toBe(true)
    expect({ ...polished, ...switched('parking', false) }).toEqual(nothingChosen)
  })
})

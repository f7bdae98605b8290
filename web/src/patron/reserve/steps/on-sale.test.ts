import { combinationsOf } from '@mikvah/rules/capacity/combinations.ts'
import { describe, expect, it } from 'vitest'
import { type Chosen, nothingChosen } from './chosen.ts'
import {
  judgeChosen,
  optionFactsOf,
  placesOnSale,
  roomsOffered,
  type SlotView,
  settledChoice,
  slotsFor,
} from './on-sale.ts'

/** What a patron reads: prices, no capacities. */
const prices = {
  priceShower: '25',
  priceBath: '35',
  pricePrivateShower: '45',
  pricePrivateBath: '',
  priceSegula: '50',
  priceParking: '5',
  priceSalonManicure: '30',
  priceSalonBoth: '55',
  priceDoubleSlot: '15',
  reservationMinutesDoubleSlot: '30',
}
const capacities = {
  roomsAvailable: '18',
  roomsAvailableFriday: '18',
  roomsAvailablePrivateRoom: '3',
  parkingAvailable: '10',
  salonAvailable: '1',
  salonMinutes: '20',
}
const weeknight = { friday: false, shabbosMode: false }
const shabbos = { friday: true, shabbosMode: true }
const time = '2026-11-25T19:00:00-05:00'

/** What the server lists for one start with these settings. */
function slotsWith(values: Record<string, string> = {}, night = weeknight): SlotView[] {
  const choices = combinationsOf({ ...prices, ...capacities, ...values }, night, {
    alternate: false,
  })
  return [
    { timeSlot: time, availableReservations: choices.map((one) => ({ ...one, available: 2 })) },
  ]
}
const factsWith = (values: Record<string, string> = {}, night = weeknight) =>
  optionFactsOf(slotsWith(values, night), nothingChosen, {
    night,
    values: { ...prices, ...values },
  })
const choose = (more: Partial<Chosen>): Chosen => ({ ...nothingChosen, ...more })

describe('the rooms offered', () => {
  it('are those with a price and a place', () => {
    expect(roomsOffered(nothingChosen, factsWith())).toEqual(['shower', 'bath', 'segula'])
    const baths = { roomsAvailableShower: '0' }
    expect(roomsOffered(nothingChosen, factsWith(baths))).toEqual(['bath', 'segula'])
    expect(slotsFor(slotsWith(baths), choose({ room: 'segula' }))).toHaveLength(1)
    expect(roomsOffered(nothingChosen, factsWith({ priceSegula: '' }))).toEqual(['shower', 'bath'])
  })

  it('aren’t asked about in Shabbos mode', () => {
    expect(roomsOffered(nothingChosen, factsWith({}, shabbos))).toEqual([])
  })
})

describe('an extra', () => {
  const refusalOf = (chosen: Chosen, values: Record<string, string> = {}) => {
    const verdict = judgeChosen(chosen, factsWith(values))
    return verdict.allowed ? null : verdict.because
  }

  it('is allowed where it is on sale', () => {
    expect(refusalOf(choose({ parking: true, salon: 'salonBoth', doubleSlot: true }))).toBeNull()
    expect(refusalOf(choose({ privateRoom: true }))).toBeNull()
  })

  it('isn’t, for a private room without a price of that kind', () => {
    expect(refusalOf(choose({ room: 'bath', privateRoom: true }))).toBe('private-not-offered')
  })

  it('isn’t, for the salon without parking', () => {
    expect(refusalOf(choose({ salon: 'salonManicure' }))).toBe('salon-needs-parking')
  })

  it('isn’t, where no place of it is on sale', () => {
    expect(refusalOf(choose({ parking: true }), { parkingAvailable: '0' })).toBe(
      'parking-not-offered',
    )
  })
})

describe('a choice', () => {
  it('loses what doesn’t go with another room', () => {
    const full = choose({ parking: true, salon: 'salonBoth', doubleSlot: true, time })
    expect(settledChoice({ ...full, room: 'segula' }, factsWith())).toEqual(
      choose({ room: 'segula', parking: true, time }),
    )
  })

  it('loses the salon with the parking', () => {
    expect(settledChoice(choose({ salon: 'salonBoth' }), factsWith())).toEqual(nothingChosen)
  })

  it('becomes plain in Shabbos mode', () => {
    const full = choose({ room: 'bath', parking: true, privateRoom: true, doubleSlot: true })
    expect(settledChoice(full, factsWith({}, shabbos))).toEqual(nothingChosen)
  })

  it('keeps what is allowed', () => {
    const full = choose({ room: 'bath', parking: true, salon: 'salonManicure', doubleSlot: true })
    expect(settledChoice(full, factsWith())).toEqual(full)
  })
})

describe('the slots', () => {
  it('are those of exactly the chosen combination, with what is left of it', () => {
    expect(slotsFor(slotsWith(), choose({ parking: true, salon: 'salonBoth' }))).toEqual([
      { value: time, places: 2 },
    ])
    expect(slotsFor(slotsWith(), choose({ alternateLocation: true }))).toEqual([])
    expect(slotsFor(slotsWith({ priceParking: '' }), choose({ parking: true }))).toEqual([])
  })

  it('say which places sell anything', () => {
    expect(placesOnSale(slotsWith())).toEqual([false])
  })
})

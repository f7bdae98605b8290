import { expect, it } from 'vitest'
import type { SettingValues } from '../settings/read.ts'
import { hasAccessible, pricesOfNothing } from './not-had.ts'
import { judgeOptions, type OptionWish } from './options.ts'

const all = {
  ...{ roomsAvailable: '9', roomsAvailableKallah: '1', roomsAvailablePrivateRoom: '2' },
  ...{ roomsAvailableHandicapped: '1', parkingAvailable: '4', salonMinutes: '60' },
  ...{ priceKallah: '180', priceSegula: '50', priceBath: '30', priceShower: '25' },
  ...{ pricePrivateBath: '60', pricePrivateShower: '55', priceParking: '5' },
  ...{ priceSalonManicure: '40', priceSalonBoth: '70' },
}
const wish: OptionWish = {
  ...{ bath: true, handicapped: false, kallah: false, segula: false, privateRoom: false },
  ...{ chabadBor: false, alternateLocation: false, parking: false, salonManicure: false },
  ...{ salonBoth: false, doubleSlot: false, merchandise: [] },
}

const kinds = {
  priceKallah: { kallah: true },
  priceSegula: { segula: true, bath: false },
  pricePrivateBath: { privateRoom: true },
  pricePrivateShower: { privateRoom: true, bath: false },
  priceParking: { parking: true },
  priceSalonManicure: { salonManicure: true, parking: true },
  priceSalonBoth: { salonBoth: true, parking: true },
} as const

it.each<[string, SettingValues, readonly (keyof typeof kinds)[]]>([
  ['all there is', {}, []],
  ['no kallah room', { roomsAvailableKallah: '' }, ['priceKallah']],
  ['kallah rooms 0', { roomsAvailableKallah: '0' }, ['priceKallah']],
  ['segula blank', { roomsAvailableSegula: '' }, []],
  ['segula 0', { roomsAvailableSegula: '0' }, ['priceSegula']],
  [
    'private rooms blank',
    { roomsAvailablePrivateRoom: '' },
    ['pricePrivateBath', 'pricePrivateShower'],
  ],
  ['parking 0', { parkingAvailable: '0' }, ['priceParking']],
  ['a salon without a length', { salonMinutes: '' }, ['priceSalonManicure', 'priceSalonBoth']],
  ['no seat in the salon', { salonAvailable: '0' }, ['priceSalonManicure', 'priceSalonBoth']],
])('with %s the prices of nothing are those of what the rules refuse', (_, change, nothing) => {
  const values = { ...all, ...change }
  const found = pricesOfNothing({ main: values, places: [values] })
  expect(found.toSorted()).toEqual(nothing.toSorted())
  const isHad = (kind: keyof typeof kinds) =>
    judgeOptions(
      { ...wish, ...kinds[kind] },
      {
        night: { friday: false, shabbosMode: false },
        by: 'reception',
        values,
        alternateLocationOpen: false,
      },
    ).allowed
  // A salon is only had together with parking.
  const refused = (Object.keys(kinds) as (keyof typeof kinds)[]).filter((kind) => !isHad(kind))
  const besides = nothing.includes('priceParking') ? ['priceSalonManicure', 'priceSalonBoth'] : []
  expect(refused.toSorted()).toEqual([...nothing, ...besides].toSorted())
})

it('asks every place, and for a kallah the main one alone', () => {
  const none = {
    ...all,
    roomsAvailableKallah: '0',
    parkingAvailable: '',
    roomsAvailableSegula: '0',
  }
  expect(pricesOfNothing({ main: none, places: [none, all] })).toEqual(['priceKallah'])
})

it('knows an accessible room at any place', () => {
  const none = { ...all, roomsAvailableHandicapped: '' }
  expect(hasAccessible({ main: none, places: [none] })).toBe(false)
  expect(hasAccessible({ main: none, places: [none, all] })).toBe(true)
})

import { describe, expect, it } from 'vitest'
import type { SettingValues } from '../settings/read.ts'
import {
  judgeOptions,
  type OptionFacts,
  type OptionWish,
  type optionRefusals,
  plainRoomOf,
} from './options.ts'
import { noFlags } from './visit-flags.ts'

const values: SettingValues = {
  priceShower: '30',
  priceBath: '50',
  pricePrivateShower: '70',
  pricePrivateBath: '90',
  priceKallah: '180',
  priceSegula: '36',
  priceFriday: '45',
  priceParking: '0',
  priceSalonManicure: '25',
  priceSalonBoth: '40',
  priceDoubleSlot: '20',
  reservationMinutesDoubleSlot: '30',
  roomsAvailableShower: '',
  roomsAvailableBath: '',
  roomsAvailableHandicapped: '1',
  roomsAvailablePrivateRoom: '2',
  roomsAvailableKallah: '1',
  roomsAvailableChabadBor: '1',
  roomsAvailableSegula: '',
  salonAvailable: '',
  salonMinutes: '20',
  parkingAvailable: '4',
}
const plain: OptionWish = { ...noFlags, alternateLocation: false, merchandise: [] }
const weekday: OptionFacts = {
  night: { friday: false, shabbosMode: false },
  by: 'patron',
  values,
  alternateLocationOpen: true,
}
const shabbos: OptionFacts = { ...weekday, night: { friday: true, shabbosMode: true } }
const ordinaryFriday: OptionFacts = { ...weekday, night: { friday: true, shabbosMode: false } }
const desk = { ...shabbos, by: 'reception' } as const
const without = (changed: SettingValues, facts = weekday): OptionFacts => ({
  ...facts,
  values: { ...values, ...changed },
})

const robe = [{ item: 'robe', quantity: 1 }]

describe('what goes together', () => {
  it.each<[string, Partial<OptionWish>, OptionFacts]>([
    ['a shower', {}, weekday],
    [
      'a bath with everything',
      {
        bath: true,
        privateRoom: true,
        parking: true,
        salonBoth: true,
        doubleSlot: true,
        merchandise: robe,
      },
      weekday,
    ],
    ['a kallah in a bath', { kallah: true, bath: true }, weekday],
    ['a segula', { segula: true }, weekday],
    [
      'a kallah where no room has a bath',
      { kallah: true, bath: true },
      without({ roomsAvailableBath: '0' }),
    ],
    ['a segula where all have one', { segula: true }, without({ roomsAvailableShower: '0' })],
    [
      'a plain visit in Shabbos mode where only baths have a price',
      {},
      without({ priceShower: '', priceFriday: '' }, shabbos),
    ],
    [
      'what isn’t on sale, for her who has been here already',
      { handicapped: true },
      without(
        { roomsAvailableShower: '0', roomsAvailableHandicapped: '' },
        { ...weekday, by: 'reception', onPaper: true },
      ),
    ],
    ['an accessible room', { handicapped: true }, weekday],
    ['Chabad Bor at the other place', { chabadBor: true, alternateLocation: true }, weekday],
    [
      'Chabad Bor with no bath for a shower',
      { chabadBor: true },
      without({ roomsAvailableChabadBorBath: '0' }),
    ],
    [
      'Chabad Bor on Friday nights alone',
      { chabadBor: true },
      without({ roomsAvailableChabadBor: '', roomsAvailableChabadBorFriday: '1' }, ordinaryFriday),
    ],
    ['a plain visit in Shabbos mode', {}, shabbos],
    [
      'a plain visit in Shabbos mode where all rooms have a bath',
      {},
      without({ roomsAvailableShower: '0' }, shabbos),
    ],
    [
      'an accessible place to park',
      { handicapped: true, parking: true },
      without({ parkingAvailable: '', parkingAvailableHandicapped: '1' }),
    ],
    [
      'one of the other places to park, where none is accessible',
      { handicapped: true, parking: true },
      weekday,
    ],
    [
      'a double segula agreed at the desk',
      { segula: true, doubleSlot: true },
      { ...weekday, by: 'reception' },
    ],
    ['a bath on a Friday out of Shabbos mode', { bath: true, parking: true }, ordinaryFriday],
    ['no merchandise, in Shabbos mode', { merchandise: [{ item: 'robe', quantity: 0 }] }, shabbos],
    ['an accessible room in Shabbos mode, at the desk', { handicapped: true }, desk],
  ])('%s', (_, flags, facts) => {
    expect(judgeOptions({ ...plain, ...flags }, facts)).toEqual({ allowed: true })
  })
})

type Refusal = [string, Partial<OptionWish>, OptionFacts, (typeof optionRefusals)[number], string]

const refusals: Refusal[] = [
  ['kallah and segula', { kallah: true, segula: true }, weekday, 'kallah-or-segula', 'segula'],
  [
    'both salon options',
    { parking: true, salonManicure: true, salonBoth: true },
    weekday,
    'manicure-or-both',
    'salonBoth',
  ],
  [
    'a manicure without parking',
    { salonManicure: true },
    weekday,
    'salon-needs-parking',
    'salonManicure',
  ],
  [
    'both polishes without parking',
    { salonBoth: true },
    weekday,
    'salon-needs-parking',
    'salonBoth',
  ],

  [
    'a salon after a segula',
    { segula: true, parking: true, salonManicure: true },
    weekday,
    'salon-not-with-room',
    'salonManicure',
  ],
  [
    'a salon after an accessible room',
    { handicapped: true, parking: true, salonBoth: true },
    weekday,
    'salon-not-with-room',
    'salonBoth',
  ],
  [
    'a double segula',
    { segula: true, doubleSlot: true },
    weekday,
    'double-not-with-room',
    'doubleSlot',
  ],
  [
    'no place to park, accessible ones only',
    { parking: true },
    without({ parkingAvailable: '', parkingAvailableHandicapped: '1' }),
    'parking-not-offered',
    'parking',
  ],
  ['kallah in Shabbos mode', { kallah: true }, shabbos, 'kallah-not-in-shabbos-mode', 'kallah'],
  ['segula in Shabbos mode', { segula: true }, shabbos, 'segula-not-in-shabbos-mode', 'segula'],
  ['a bath in Shabbos mode', { bath: true }, shabbos, 'bath-not-in-shabbos-mode', 'bath'],
  [
    'an accessible room in Shabbos mode',
    { handicapped: true },
    shabbos,
    'accessible-not-in-shabbos-mode',
    'handicapped',
  ],
  [
    'a private room in Shabbos mode',
    { privateRoom: true },
    desk,
    'private-not-in-shabbos-mode',
    'privateRoom',
  ],
  ['parking in Shabbos mode', { parking: true }, shabbos, 'parking-not-in-shabbos-mode', 'parking'],
  [
    'a double slot in Shabbos mode',
    { doubleSlot: true },
    desk,
    'double-not-in-shabbos-mode',
    'doubleSlot',
  ],
  [
    'merchandise in Shabbos mode',
    { merchandise: robe },
    shabbos,
    'merchandise-not-in-shabbos-mode',
    'merchandise',
  ],

  [
    'a place not open',
    { alternateLocation: true },
    { ...weekday, alternateLocationOpen: false },
    'location-not-offered',
    'alternateLocation',
  ],
  [
    'no kallah price',
    { kallah: true },
    without({ priceKallah: '' }),
    'kallah-not-offered',
    'kallah',
  ],
  [
    'no kallah room',
    { kallah: true },
    without({ roomsAvailableKallah: '' }),
    'kallah-not-offered',
    'kallah',
  ],
  [
    'no segula price',
    { segula: true },
    without({ priceSegula: '' }),
    'segula-not-offered',
    'segula',
  ],
  [
    '0 segula rooms',
    { segula: true },
    without({ roomsAvailableSegula: '0' }),
    'segula-not-offered',
    'segula',
  ],
  [
    'no private shower price',
    { privateRoom: true },
    without({ pricePrivateShower: '' }),
    'private-not-offered',
    'privateRoom',
  ],
  [
    'no private bath price',
    { privateRoom: true, bath: true },
    without({ pricePrivateBath: '' }),
    'private-not-offered',
    'privateRoom',
  ],
  [
    'no private price on a Friday',
    { privateRoom: true },
    without({ pricePrivateShower: '' }, ordinaryFriday),
    'private-not-offered',
    'privateRoom',
  ],
  [
    '0 private rooms',
    { privateRoom: true },
    without({ roomsAvailablePrivateRoom: '0' }),
    'private-not-offered',
    'privateRoom',
  ],
  ['no bath price', { bath: true }, without({ priceBath: '' }), 'bath-not-offered', 'bath'],
  [
    '0 bath rooms',
    { bath: true },
    without({ roomsAvailableBath: '0' }),
    'bath-not-offered',
    'bath',
  ],
  ['no shower price', {}, without({ priceShower: '' }), 'shower-not-offered', 'bath'],
  ['0 shower rooms', {}, without({ roomsAvailableShower: '0' }), 'shower-not-offered', 'bath'],
  [
    'no accessible room',
    { handicapped: true },
    without({ roomsAvailableHandicapped: '' }),
    'accessible-not-offered',
    'handicapped',
  ],
  [
    'no Chabad Bor',
    { chabadBor: true },
    without({ roomsAvailableChabadBor: '0' }),
    'chabad-bor-not-offered',
    'chabadBor',
  ],
  [
    'no Chabad Bor on Friday nights',
    { chabadBor: true },
    without({ roomsAvailableChabadBorFriday: '0' }, shabbos),
    'chabad-bor-not-offered',
    'chabadBor',
  ],
  [
    'no bath in the Chabad Bor',
    { chabadBor: true, bath: true },
    without({ roomsAvailableChabadBorBath: '0' }),
    'chabad-bor-not-offered',
    'chabadBor',
  ],
  [
    'no shower in the Chabad Bor',
    { chabadBor: true },
    without({ roomsAvailableChabadBorShower: '0' }),
    'chabad-bor-not-offered',
    'chabadBor',
  ],
  [
    'no parking price',
    { parking: true },
    without({ priceParking: '' }),
    'parking-not-offered',
    'parking',
  ],
  [
    'no parking place',
    { parking: true },
    without({ parkingAvailable: '' }),
    'parking-not-offered',
    'parking',
  ],
  [
    'no manicure price',
    { parking: true, salonManicure: true },
    without({ priceSalonManicure: '' }),
    'salon-not-offered',
    'salonManicure',
  ],
  [
    'no price for both',
    { parking: true, salonBoth: true },
    without({ priceSalonBoth: '' }),
    'salon-not-offered',
    'salonBoth',
  ],
  [
    '0 salon places',
    { parking: true, salonBoth: true },
    without({ salonAvailable: '0' }),
    'salon-not-offered',
    'salonBoth',
  ],
  [
    'no length for a manicure',
    { parking: true, salonManicure: true },
    without({ salonMinutes: '' }),
    'salon-not-offered',
    'salonManicure',
  ],
  [
    'no length for both polishes',
    { parking: true, salonBoth: true },
    without({ salonMinutes: '' }),
    'salon-not-offered',
    'salonBoth',
  ],
  [
    'no double price',
    { doubleSlot: true },
    without({ priceDoubleSlot: '' }),
    'double-not-offered',
    'doubleSlot',
  ],
  [
    'no double minutes',
    { doubleSlot: true },
    without({ reservationMinutesDoubleSlot: '' }),
    'double-not-offered',
    'doubleSlot',
  ],
]

describe('what does not', () => {
  it.each(refusals)('%s', (_, flags, facts, because, field) => {
    expect(judgeOptions({ ...plain, ...flags }, facts)).toEqual({ allowed: false, because, field })
  })

  it.each(['salonManicure', 'salonBoth'] as const)(
    '%s in Shabbos mode names the parking it would need',
    (salon) => {
      expect(judgeOptions({ ...plain, [salon]: true, parking: true }, shabbos)).toMatchObject({
        because: 'parking-not-in-shabbos-mode',
      })
    },
  )
})

it.each([
  ['a shower', {}, weekday, false],
  ['a bath where no shower has a price', { priceShower: '' }, weekday, true],
  ['a bath where no room has a shower', { roomsAvailableShower: '0' }, weekday, true],
  ['a shower where neither is there', { priceShower: '', priceBath: '' }, weekday, false],
  ['no bath in Shabbos mode', { priceShower: '', priceFriday: '' }, shabbos, false],
])('the plain room is %s', (_, changed, facts, bath) => {
  expect(plainRoomOf(without(changed, facts))).toEqual({ bath })
})

it('offers a shower on a Friday by the Friday price alone', () => {
  expect(judgeOptions(plain, without({ priceShower: '' }, shabbos))).toEqual({ allowed: true })
})

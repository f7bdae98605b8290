import type { SettingGroup } from './entry.ts'

const price = { type: 'money', min: 0, max: 100000, seenBy: 'patrons' } as const
const tier = (whose: string, regular: string) =>
  `What ${whose} pays for ${regular}. Blank: the regular price. 0: free.`
const discount = 'a patron with discount pricing'
const member = 'an active member whose level names no price of its own'

/**
 * Prices are in whole units of the currency, and 0 is free. What has a blank price isn't offered, but a blank price of
 * a tier or of Friday leaves the usual one.
 */
export const prices = {
  priceShower: {
    ...price,
    label: 'Shower',
    standard: '25',
    help: 'Price of a shower visit. Blank: showers are not offered. 0: free.',
  },
  priceShowerDiscount: {
    ...price,
    label: 'Shower, discount',
    standard: '20',
    help: tier(discount, 'a shower'),
  },
  priceShowerMember: {
    ...price,
    label: 'Shower, member',
    standard: '18',
    help: tier(member, 'a shower'),
  },
  priceBath: {
    ...price,
    label: 'Bath',
    standard: '35',
    help: 'Price of a bath visit. Blank: baths are not offered. 0: free.',
  },
  priceBathDiscount: {
    ...price,
    label: 'Bath, discount',
    standard: '28',
    help: tier(discount, 'a bath'),
  },
  priceBathMember: {
    ...price,
    label: 'Bath, member',
    standard: '25',
    help: tier(member, 'a bath'),
  },
  pricePrivateShower: {
    ...price,
    label: 'Private room with shower',
    standard: '45',
    help: 'Price of a private room with a shower; it replaces the shower’s price. Blank: not offered. 0: free.',
  },
  pricePrivateShowerDiscount: {
    ...price,
    label: 'Private room with shower, discount',
    standard: '38',
    help: tier(discount, 'a private room with a shower'),
  },
  pricePrivateShowerMember: {
    ...price,
    label: 'Private room with shower, member',
    standard: '36',
    help: tier(member, 'a private room with a shower'),
  },
  pricePrivateBath: {
    ...price,
    label: 'Private room with bath',
    standard: '55',
    help: 'Price of a private room with a bath; it replaces the bath’s price. Blank: not offered. 0: free.',
  },
  pricePrivateBathDiscount: {
    ...price,
    label: 'Private room with bath, discount',
    standard: '46',
    help: tier(discount, 'a private room with a bath'),
  },
  pricePrivateBathMember: {
    ...price,
    label: 'Private room with bath, member',
    standard: '44',
    help: tier(member, 'a private room with a bath'),
  },
  priceFriday: {
    ...price,
    label: 'Friday and Yom Tov nights',
    standard: '',
    help: 'One price for every visit on Friday nights and in Shabbos mode. Blank: the usual prices. 0: free.',
  },
  priceKallah: {
    ...price,
    label: 'Kallah',
    standard: '150',
    help: 'Price of a kallah visit, whatever the room. Blank: kallah visits are not offered. 0: free.',
  },
  priceSegula: {
    ...price,
    label: 'Segula',
    standard: '50',
    help: 'Price of a segula visit. Blank: segula is not offered. 0: free.',
  },
  priceParking: {
    ...price,
    label: 'Parking',
    standard: '5',
    help: 'Added for a parking space. Blank: parking is not offered. 0: free.',
  },
  priceDoubleSlot: {
    ...price,
    label: 'Double slot',
    standard: '15',
    help: 'Added for a double slot. Blank: double slots are not offered. 0: free.',
  },
  priceSalonManicure: {
    ...price,
    label: 'Salon, manicure',
    standard: '30',
    help: 'Added for a manicure after the visit; only together with parking. Blank: not offered. 0: free.',
  },
  priceSalonBoth: {
    ...price,
    label: 'Salon, both polish',
    standard: '55',
    help: 'Added for manicure and pedicure polish after the visit; only together with parking. Blank: not offered. 0: free.',
  },
  priceReserveLateSurcharge: {
    ...price,
    label: 'Late surcharge',
    standard: '10',
    help: 'Added to a visit booked late on its own day; the hour it begins is set under Hours and timing. Blank or 0: none.',
  },
  privateRoomLabel: {
    type: 'text',
    maxLength: 40,
    seenBy: 'patrons',
    label: 'Name of the private room',
    standard: 'Private room',
    help: 'What patrons see the private room called. Blank: Private room.',
  },
  privateRoomLabelHe: {
    type: 'text',
    maxLength: 40,
    seenBy: 'patrons',
    label: 'Name of the private room, Hebrew',
    standard: 'חדר פרטי',
    help: 'What the private room is called in Hebrew. Blank: the name above.',
  },
} as const satisfies SettingGroup

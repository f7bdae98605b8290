import type { WordKey } from '@mikvah/contract/words/key.ts'
import type { LineCode } from '@mikvah/rules/price/price-of-visit.ts'

/** The words of each line of a quote; merchandise goes by its own name. */
const words: Readonly<Record<Exclude<LineCode, 'merchandise'>, WordKey>> = {
  shower: 'payShower',
  bath: 'payBath',
  'private-shower': 'payLinePrivateShower',
  'private-bath': 'payLinePrivateBath',
  segula: 'paySegula',
  kallah: 'payKallah',
  friday: 'payLineFriday',
  'member-price': 'payLineMember',
  'discount-price': 'payLineDiscount',
  parking: 'payParking',
  'salon-manicure': 'paySalonManicure',
  'salon-both': 'paySalonBoth',
  'double-slot': 'payDoubleSlot',
  'late-surcharge': 'payLineLateSurcharge',
  donation: 'payLineDonation',
  tip: 'payLineTip',
}

const shelf = 'merchandise:'

/** The key of a line's words; for merchandise the name of the item instead. */
export const wordOfLine = (code: string): { key: WordKey } | { item: string } =>
  isPlain(code) ? { key: words[code] } : { item: code.replace(shelf, '') }

const isPlain = (code: string): code is keyof typeof words => Object.hasOwn(words, code)

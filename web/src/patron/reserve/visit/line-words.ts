/** The words of a quote's line by its code; what is taken from the shelf goes by its own name. */
const words: Record<string, string> = {
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

export const wordOfLine = (code: string): { key: string } | { item: string } =>
  code.startsWith(shelf) ? { item: code.slice(shelf.length) } : { key: words[code] ?? code }

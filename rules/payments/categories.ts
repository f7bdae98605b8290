import { friendOfMikvah, sponsorMikvahUse } from '../price/sponsorship.ts'
import { tipSplits } from '../price/tip-split.ts'

/** What a payment was for, as lists and reports sort it (requirements S9). */
export const paymentCategories = [
  'Donation',
  'Tip',
  'Purchase',
  'Shabbos Payment',
  'Other',
] as const
export type PaymentCategory = (typeof paymentCategories)[number]

/** What a donation may be for; with `Other` she says so in words of her own. */
export const donationTypes = [
  'General',
  sponsorMikvahUse,
  'Sponsor a Kallah',
  friendOfMikvah,
  'In Honor Of',
  'In Memory Of',
  'Other',
] as const
export type DonationType = (typeof donationTypes)[number]

export const tipTypes = tipSplits

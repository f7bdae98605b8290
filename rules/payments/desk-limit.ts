import { type Cents, centsOf } from '../price/money.ts'
import { numberOf, type SettingValues } from '../settings/read.ts'

const standardDollars = 200

/** How much the desk may give back or charge without an administrator. */
export const deskLimitOf = (values: SettingValues): Cents =>
  centsOf(numberOf(values, 'refundDeskLimit') ?? standardDollars)

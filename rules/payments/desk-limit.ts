import { type Cents, centsOf } from '../price/money.ts'
import { numberOf, type SettingValues } from '../settings/read.ts'

const standardDollars = 200

/**
 * How much the desk may give back or charge in a day without an administrator, in cents; 200.00 where the setting,
 * which is in whole units of the currency, is blank.
 */
export const deskLimitOf = (values: SettingValues): Cents =>
  centsOf(numberOf(values, 'refundDeskLimit') ?? standardDollars)

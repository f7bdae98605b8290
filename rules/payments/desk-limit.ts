import { type Cents, centsOf } from '../price/money.ts'
import { numberOf, type SettingValues } from '../settings/read.ts'

const standardDollars = 200

/** What the desk may move by itself; above it an administrator does (rules 6). */
export const deskLimitOf = (values: SettingValues): Cents =>
  centsOf(numberOf(values, 'refundDeskLimit') ?? standardDollars)

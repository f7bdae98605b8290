import { isNobodysNumber } from '@mikvah/rules/people/phone.ts'
import type { Account } from '../../people/accounts.ts'

/** Whether cards may be saved for her: not for a visitor, nor for an account whose number is nobody's. */
export const mayKeepCards = (owner: Account | null): boolean =>
  owner !== null && !isNobodysNumber(owner.phone)

import { isNobodysNumber } from '@mikvah/rules/people/phone.ts'
import type { Account } from '../../people/accounts.ts'

/** Whether cards may be saved for her at all. */
export const mayKeepCards = (owner: Account | null): boolean =>
  owner !== null && !isNobodysNumber(owner.phone)

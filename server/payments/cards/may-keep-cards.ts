import { isNobodysNumber } from '@mikvah/rules/people/phone.ts'
import type { Account } from '../../people/accounts.ts'

/** Whether a card may be kept for her at all. */
export const mayKeepCards = (owner: Account | null): boolean =>
  owner !== null && !isNobodysNumber(owner.phone)

import type { Account } from '../sign-in/store.ts'

/** Where she is written to, and whence she writes. */
export const addressesOf = ({ phone, email }: Pick<Account, 'phone' | 'email'>): string[] =>
  [phone, email, email?.toLowerCase()].filter((one) => one !== null && one !== undefined)

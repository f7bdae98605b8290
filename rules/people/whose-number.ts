import { hours, type Ms } from '../time/ms.ts'

/** Phone companies give a number that was given up to somebody else; after so long without a sign-in it may be another's. */
export const mayBeAnothersAfter: Ms = hours(24 * 365)

/** Whether a number may by now be another's than hers whose account it is. Whoever never signed in gave it when she was entered. */
export const mayBeAnothers = (
  { lastSignIn, createdAt }: { lastSignIn: Ms | null; createdAt: Ms },
  now: Ms,
): boolean => now - (lastSignIn ?? createdAt) > mayBeAnothersAfter

type Known = { lastName: string | null; zipcode: string | null }

/** Whether somebody knows the last name and the zip code of an account, however they are written. One that has none is known by nobody. */
export function knowsHer(known: Known, said: { lastName: string; zipcode: string }): boolean {
  const [name, zip] = [bare(known.lastName ?? ''), area(known.zipcode ?? '')]
  return name !== '' && zip !== '' && bare(said.lastName) === name && area(said.zipcode) === zip
}

const bare = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

/** The four digits behind an American zip code are known by heart to nobody. */
const area = (zipcode: string): string =>
  zipcode.trim().match(/^(\d{5})-?\d{4}$/)?.[1] ?? bare(zipcode)

import { hours, type Ms } from '../time/ms.ts'
import { areaOf } from './zipcode.ts'

/**
 * How long after the last sign-in, a year, a number may be another's: phone companies give a number that was given up
 * to somebody else.
 */
export const mayBeAnothersAfter: Ms = hours(24 * 365)

/**
 * Whether the number of an account may by now belong to somebody else. For an account that never signed in the day it
 * was entered counts.
 */
export const mayBeAnothers = (
  { lastSignIn, createdAt }: { lastSignIn: Ms | null; createdAt: Ms },
  now: Ms,
): boolean => now - (lastSignIn ?? createdAt) > mayBeAnothersAfter

type Known = { lastName: string | null; zipcode: string | null }

/**
 * Whether somebody knows the last name and the zip code of an account, whatever the case, the accents and what stands
 * between the letters. Nobody knows those of an account without them.
 */
export function knowsHer(known: Known, said: { lastName: string; zipcode: string }): boolean {
  const [name, zip] = [bare(known.lastName ?? ''), areaOf(known.zipcode ?? '')]
  return name !== '' && zip !== '' && bare(said.lastName) === name && areaOf(said.zipcode) === zip
}

const bare = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

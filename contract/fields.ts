import { z } from 'zod'

/** Far outside of any visit, and inside what calendar, sun and database all bear. */
const inReach = (text: string) => text >= '1900' && text < '2300'
const outOfReach = 'Between the years 1900 and 2299.'

/** A business day, YYYY-MM-DD, that exists in the calendar. */
export const day = z.iso.date().refine(inReach, outOfReach)

/** An instant with its offset, as every answer gives it. */
export const instant = z.iso.datetime({ offset: true }).refine(inReach, outOfReach)

/** Date and time of a wish: with an offset, or the facility's wall clock without one. */
export const moment = z.iso.datetime({ offset: true, local: true }).refine(inReach, outOfReach)

/** Dollars with at most two decimals. */
export const money = z
  .number()
  .refine(
    (dollars) => Math.abs(Math.round(dollars * 100) - dollars * 100) < 1e-6,
    'At most two decimals.',
  )

/** Dollars that aren't negative and fit a sane bill. */
export const amount = money.min(0).max(100_000)

export const text = (most: number) => z.string().trim().max(most)
export const words = (most: number) => z.string().trim().min(1).max(most)
export const id = z.string().min(1).max(64)
export const language = z.enum(['en', 'he'])

/** Known fields of a whole object that a caller may send back and that count for nothing. */
export const ignored = z.unknown().optional()

/**
 * Whom the screen shows in the room, null for nobody. The screen of a room names her; the specification's calls don't, so
 * others may leave it out. One that comes late, when somebody else is in the room, is refused.
 */
export const whose = id.nullable().optional()

/** A boolean of the query string. */
export const queryFlag = z
  .enum(['true', 'false', 'True', 'False', '1', '0'])
  .transform((flag) => flag.toLowerCase() === 'true' || flag === '1')

/** Which card was swiped, where one is asked for. */
export const swiped = { cardCode: text(100).optional() }

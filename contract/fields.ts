import { lengths } from '@mikvah/rules/lengths.ts'
import { isEmail } from '@mikvah/rules/people/email.ts'
import { dollarsOf, mostCents } from '@mikvah/rules/price/money.ts'
import { locale } from '@mikvah/rules/settings/locale.ts'
import { inReach } from '@mikvah/rules/time/business-day.ts'
import { languages } from '@mikvah/rules/words/language.ts'
import { z } from 'zod'

const outOfReach = 'Between the years 1900 and 2299.'

/** A business day, YYYY-MM-DD, that exists in the calendar, between the years 1900 and 2299. */
export const day = z.iso.date().refine(inReach, outOfReach)

/** An instant as an ISO 8601 text with its offset, as every answer gives it. */
export const instant = z.iso.datetime({ offset: true }).refine(inReach, outOfReach)

/** Date and time as a caller wishes it: with an offset, or by the facility's clock without one. */
export const moment = z.iso.datetime({ offset: true, local: true }).refine(inReach, outOfReach)

/** An amount in dollars, with at most two decimals. */
export const money = z
  .number()
  .refine(
    (dollars) => Math.abs(Math.round(dollars * 100) - dollars * 100) < 1e-6,
    'At most two decimals.',
  )

/** Dollars from 0 to the most that can be charged at once, with at most two decimals. */
export const amount = money.min(0).max(dollarsOf(mostCents))

/** A trimmed text of at most so many characters, which may be blank. */
export const text = (most: number) => z.string().trim().max(most)
/** A trimmed text of at most so many characters that isn't blank. */
export const words = (most: number) => z.string().trim().min(1).max(most)

/** A text of one line: what would break the line is a space, so that a name adds no line of its own to a letter. */
const oneLine = z
  .string()
  .overwrite((text) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' '))
  .trim()
/** A text of one line of at most so many characters, which may be blank. */
export const line = (most: number) => oneLine.max(most)
/** A text of one line of at most so many characters that isn't blank. */
export const name = (most: number) => oneLine.min(1).max(most)

/** A first or a last name, which may be blank. */
export const personName = line(lengths.personName)
/** A phone number as it is typed, which the server reads. */
export const phone = words(lengths.phone)

const emailWhere = (fits: (text: string) => boolean) =>
  z.string().trim().refine(fits, 'Not an e-mail address.').meta({ format: 'email' })
/** An e-mail address, by the rule that the forms ask too. */
export const email = emailWhere(isEmail)
/** An e-mail address, or blank for none. */
export const emailOrBlank = emailWhere((text) => text === '' || isEmail(text))

export const id = z.string().min(1).max(64)
export const language = z.enum(languages)

/** The id of a room: a positive whole number. */
export const roomId = z.int().min(1).max(999_999_999)
/** The id of a room as a path or a query says it, at most as long as the largest. */
export const roomDigits = /^\d{1,9}$/
/** The id of a room in a query, of which its verb gets the number; 0 is allowed, for no room. */
export const roomIdText = z.string().regex(roomDigits).transform(Number)

/** Degrees on the earth, north and east positive. */
export const latitude = z.number().min(locale.locationLat.min).max(locale.locationLat.max)
export const longitude = z.number().min(locale.locationLong.min).max(locale.locationLong.max)
/** How exact a place is that a phone says, in metres, where it says so. */
export const accuracy = z.number().min(0).max(1_000_000).nullish()

/** Known fields that a caller may send back with the whole object; they are ignored. */
export const ignored = z.unknown().optional()

/**
 * The visit that the screen shows in the room, null for none. A room's own screen always says it; the calls of the
 * specification don't have it, so others may leave it out. A tap that comes when somebody else is in the room is
 * refused.
 */
export const whose = id.nullable().optional()

/** A flag of the query string, sent as `true`, `True` or `1` and `false`, `False` or `0`; its verb gets a boolean. */
export const queryFlag = z
  .enum(['true', 'false', 'True', 'False', '1', '0'])
  .transform((flag) => flag.toLowerCase() === 'true' || flag === '1')

/** The field of a body for the code of the card that was swiped, where a swipe is asked for. */
export const swiped = { cardCode: text(lengths.cardCode).optional() }

import pg from 'pg'
import { instantOf } from './instant-text.ts'

type Parse = (text: string) => unknown

const asWritten: Parse = (text) => text

/** Reads a whole number. Amounts and counts stay far below 2^53, so a value beyond it is an error. */
function integerOf(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is not a safe integer`)
  return value
}

/** Reads an array of one dimension whose texts hold neither commas nor quotes. */
const listOf =
  (parse: Parse): Parse =>
  (text) =>
    text === '{}'
      ? []
      : text
          .slice(1, -1)
          .split(',')
          .map((item) => (item === 'NULL' ? null : parse(item.replaceAll('"', ''))))

/**
 * How a value of each PostgreSQL type is read, by the type's OID, in typed columns and in raw SQL alike. The two
 * drivers disagree on these types, and agree on all others.
 */
export const wireTypes: Readonly<Record<number, Parse>> = {
  20: integerOf, // int8, count(*)
  1016: listOf(integerOf),
  1082: asWritten, // date: a civil day has no zone
  1182: listOf(asWritten),
  1114: asWritten, // timestamp without zone
  1115: listOf(asWritten),
  1184: instantOf, // timestamptz: epoch milliseconds
  1185: listOf(instantOf),
  1186: asWritten, // interval
  1187: listOf(asWritten),
  1700: asWritten, // numeric
  1231: listOf(asWritten),
}

/** `wireTypes` for node-postgres; a type that isn't in it is read as the driver does. */
export const pgTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    (format !== 'binary' && wireTypes[oid]) || pg.types.getTypeParser(oid, format),
}

/** PGlite would take a number for an instant, where node-postgres can't; this makes both fail. */
const textOnly = (value: unknown): string => {
  if (typeof value === 'string') return value
  throw new TypeError(`A date or instant is bound as text, not as ${typeof value}`)
}

/** PGlite's serializers of date, timestamp and timestamptz: each passes a text on and throws for any other value. */
export const dateTexts = { 1082: textOnly, 1114: textOnly, 1184: textOnly }

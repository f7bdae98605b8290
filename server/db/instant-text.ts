import type { Ms } from '@mikvah/rules/time/ms.ts'

const written =
  /^(\d{4,})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)(?:\.(\d{1,6}))?([+-])(\d\d)(?::(\d\d))?(?::(\d\d))?$/

/**
 * Reads PostgreSQL's text of a timestamptz, in whatever zone the session writes it, as epoch milliseconds, `infinity`
 * as Infinity. Throws on any other text, and on BC years.
 */
export function instantOf(text: string): Ms {
  if (text === 'infinity') return Number.POSITIVE_INFINITY
  if (text === '-infinity') return Number.NEGATIVE_INFINITY
  const [, year, month, day, hour, minute, second, fraction = '', sign, ...offset] =
    written.exec(text) ?? []
  if (year === undefined) throw new RangeError(`${text} is not an instant this program knows`)

  const wall = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
    Number(fraction.padEnd(3, '0').slice(0, 3)),
  )
  const [hours, minutes, seconds] = offset
  const ahead = ((Number(hours) * 60 + Number(minutes ?? 0)) * 60 + Number(seconds ?? 0)) * 1000
  return sign === '-' ? wall + ahead : wall - ahead
}

/**
 * Writes an instant as ISO 8601 in UTC, which every zone and date style of PostgreSQL reads alike, and Infinity as
 * `infinity`. Throws on what isn't an instant.
 */
export function instantText(ms: Ms): string {
  if (ms === Number.POSITIVE_INFINITY) return 'infinity'
  if (ms === Number.NEGATIVE_INFINITY) return '-infinity'
  return new Date(ms).toISOString()
}

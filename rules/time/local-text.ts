import type { Ms } from './ms.ts'

/**
 * An instant as it is written on the wire, by the clock of the zone and with its offset: `2026-11-25T18:30:00-05:00`.
 * Milliseconds are dropped.
 */
export function instantTextOf(ms: Ms, timeZone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(ms)
    .toZonedDateTimeISO(timeZone)
    .toString({ timeZoneName: 'never', smallestUnit: 'second', roundingMode: 'floor' })
}

const date = String.raw`\d{4}-\d{2}-\d{2}`
const time = String.raw`(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?`
const withOffset = new RegExp(String.raw`^${date}T${time}(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$`)
const withoutOffset = new RegExp(`^${date}T${time}$`)

/**
 * Reads an instant, or a wall-clock text without offset as the facility's own clock (a repeated hour is the first one,
 * a skipped one moves forward); null for anything else: another shape, 30 February, 24:00.
 */
export function instantOfText(text: string, timeZone: string): Ms | null {
  try {
    if (withOffset.test(text)) return Temporal.Instant.from(text).epochMilliseconds
    if (withoutOffset.test(text))
      return Temporal.PlainDateTime.from(text).toZonedDateTime(timeZone).epochMilliseconds
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  return null
}

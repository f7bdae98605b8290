import { wallOf } from '../time/wall.ts'
import type { Place } from './place.ts'

export type SeasonSettings = {
  place: Place
  winterMode: 'clock' | 'dates'
  /** The first and the last day of winter as MM-DD, both included; null takes the usual dates of the hemisphere. */
  winterFrom: string | null
  winterTo: string | null
}

const northern = { from: '11-01', to: '03-15' }
const southern = { from: '04-15', to: '09-15' }

/**
 * Whether a civil date is in winter. By the clock, winter is when the zone's clock at 20:00 stands at the smaller of
 * its January and July offsets. That reads the offset alone, so it holds south of the equator and for Dublin, whose
 * summer time is recorded as the standard one. In the mode `dates`, and in a zone that never changes, it goes by dates.
 */
export function isWinter(date: string, settings: SeasonSettings): boolean {
  const { timeZone } = settings.place
  if (settings.winterMode === 'dates') return isWinterByDate(date, settings)
  const year = date.slice(0, 4)
  const january = offsetAt(`${year}-01-01`, timeZone)
  const july = offsetAt(`${year}-07-01`, timeZone)
  if (january === july) return isWinterByDate(date, settings)
  return offsetAt(date, timeZone) === Math.min(january, july)
}

function isWinterByDate(date: string, { place, winterFrom, winterTo }: SeasonSettings): boolean {
  const usual = place.lat < 0 ? southern : northern
  const from = winterFrom ?? usual.from
  const to = winterTo ?? usual.to
  const day = date.slice(5)
  return from <= to ? day >= from && day <= to : day >= from || day <= to
}

function offsetAt(date: string, timeZone: string): number {
  const evening = wallOf(date, 20, timeZone, 'earlier')
  return Temporal.Instant.fromEpochMilliseconds(evening).toZonedDateTimeISO(timeZone)
    .offsetNanoseconds
}

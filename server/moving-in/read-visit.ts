import type { RefusalCode } from '@mikvah/contract/refusals.ts'
import { newReservation } from '@mikvah/contract/reservations/booking.ts'
import { cutTo, lengths } from '@mikvah/rules/lengths.ts'
import {
  isBathIn,
  type VisitImportField,
  visitImportFieldNames,
  wallTimeIn,
  yesOrNoIn,
} from '@mikvah/rules/reservation/import-visits.ts'
import { countryOf } from '@mikvah/rules/settings/read.ts'
import { dateOfTime, isCivilDate } from '@mikvah/rules/time/business-day.ts'
import { phoneOf } from '../people/phone-number.ts'
import type { RequestContext } from '../request/context.ts'
import { Refused } from '../request/refused.ts'
import { textIn } from '../request/words.ts'
import type { WishBody } from '../reservations/booking/wish-of.ts'
import type { BadLine } from './read-patron.ts'

/** In which column of the list a field is, counted from 0; a field that is left out isn't in it. */
export type VisitColumns = Partial<Record<VisitImportField, number>>
/** A line that can be read: whose visit, on which night, and what is asked for. */
export type ReadVisit = {
  line: number
  phone: string
  night: string
  body: Omit<WishBody, 'userId'>
}

type Value = string | boolean
type Wrong = { code: RefusalCode }
type Readers = Record<VisitImportField, (text: string) => Value | Wrong>

const flag = (text: string): Value | Wrong => yesOrNoIn(text) ?? { code: 'import-yes-or-no' }
/**
 * Gives a function that reads one line of the list: the visit it asks for, or the first thing that is wrong with it.
 */
export function visitReader(ctx: RequestContext, columns: VisitColumns) {
  const { content, language } = ctx
  const country = countryOf(content.values)
  const read: Readers = {
    phone: (text) => phoneIn(text, country),
    date: (text) => (isCivilDate(text) ? text : { code: 'import-date' }),
    time: (text) => wallTimeIn(text) ?? { code: 'import-time' },
    room: (text) => isBathIn(text) ?? { code: 'import-room' },
    ...{ privateRoom: flag, handicapped: flag, doubleSlot: flag, segula: flag },
    ...{ chabadBor: flag, parking: flag, alternateLocation: flag },
    // A longer note is cut, because no note of a desk is longer.
    notes: (text) => cutTo(text, lengths.visitNote),
  }
  return (line: number, cells: readonly string[]): ReadVisit | BadLine => {
    const bad = (field: VisitImportField, { code }: Wrong): BadLine => ({
      ...{ line, field },
      message: textIn(language, code, { field }, content.texts),
    })
    const byField: Partial<Record<VisitImportField, Value>> = {}
    for (const field of visitImportFieldNames) {
      const at = columns[field]
      const text = at === undefined ? '' : (cells[at] ?? '').trim()
      if (text === '' && field !== 'phone' && field !== 'date' && field !== 'time') continue
      const value = read[field](text)
      if (typeof value === 'object') return bad(field, value)
      byField[field] = value
    }
    const { phone, date, time, room, ...rest } = byField
    const visit = visitOf(line, {
      ...{ phone: String(phone), night: String(date), time: String(time) },
      wish: { ...rest, bath: room ?? false },
    })
    return visit ?? bad('date', { code: 'import-date' })
  }
}

function phoneIn(text: string, country: string): string | Wrong {
  if (text === '') return { code: 'phone-required' }
  try {
    return phoneOf(text, country)
  } catch (error) {
    if (error instanceof Refused) return { code: error.code }
    throw error
  }
}

type VisitLine = { phone: string; night: string; time: string; wish: object }

/**
 * The line as a booking; null for a year that no booking reaches. A time after midnight belongs to the night that began
 * the evening before.
 */
function visitOf(line: number, { phone, night, time, wish }: VisitLine): ReadVisit | null {
  const read = newReservation.body.safeParse({
    ...wish,
    reservationTime: `${dateOfTime(night, time)}T${time}:00`,
  })
  return read.success ? { line, phone, night, body: read.data } : null
}

import { nextDay } from '../time/business-day.ts'

export const hebrewMonths = [
  'Tishrei',
  'Cheshvan',
  'Kislev',
  'Teves',
  'Shevat',
  'Adar',
  'Adar I',
  'Adar II',
  'Nisan',
  'Iyar',
  'Sivan',
  'Tamuz',
  'Av',
  'Elul',
] as const
export type HebrewMonth = (typeof hebrewMonths)[number]

const monthByCode: Readonly<Record<string, HebrewMonth>> = {
  M01: 'Tishrei',
  M02: 'Cheshvan',
  M03: 'Kislev',
  M04: 'Teves',
  M05: 'Shevat',
  M05L: 'Adar I',
  M06: 'Adar',
  M07: 'Nisan',
  M08: 'Iyar',
  M09: 'Sivan',
  M10: 'Tamuz',
  M11: 'Av',
  M12: 'Elul',
}

export type HebrewDate = { day: number; month: HebrewMonth; year: number }

/** The Hebrew date of the daytime of a civil date; its evening already belongs to the next. */
export function hebrewDateOf(date: string): HebrewDate {
  const hebrew = Temporal.PlainDate.from(date).withCalendar('hebrew')
  const named = monthByCode[hebrew.monthCode]
  if (named === undefined) throw new RangeError(`Unknown Hebrew month ${hebrew.monthCode}.`)
  const month = named === 'Adar' && hebrew.inLeapYear ? 'Adar II' : named
  return { day: hebrew.day, month, year: hebrew.year }
}

/** The Hebrew date of the night of a civil date: a Hebrew day begins in the evening, so it is that of the next day. */
export const hebrewNightOf = (date: string): HebrewDate => hebrewDateOf(nextDay(date))

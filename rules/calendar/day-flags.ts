import { weekdayOf } from '../time/business-day.ts'
import { type HebrewDate, hebrewDateOf } from './hebrew-date.ts'

/** A day on which work is forbidden, other than a plain Shabbos. */
export type YomTov =
  | 'roshHashana1'
  | 'roshHashana2'
  | 'yomKippur'
  | 'sukkos1'
  | 'sukkos2'
  | 'shminiAtzeres'
  | 'simchasTorah'
  | 'pesach1'
  | 'pesach2'
  | 'pesach7'
  | 'pesach8'
  | 'shavuos1'
  | 'shavuos2'

export type MinorFast = 'tzomGedaliah' | 'asaraBTeves' | 'taanisEsther' | 'shivaAsarBTamuz'

/** What is true of the daytime of a civil date (the night before it included). Fasts are as observed. */
export type DayFlags = {
  shabbos: boolean
  yomTov: YomTov | null
  yomKippur: boolean
  tishaBav: boolean
  hoshanaRabba: boolean
  cholHamoed: boolean
  /** Which day of Chanukah it is, 1 to 8; null on any other day. */
  chanukah: number | null
  purim: boolean
  shushanPurim: boolean
  roshChodesh: boolean
  minorFast: MinorFast | null
  /** Whether it is Shabbos or Yom Tov, so that work is forbidden. */
  holy: boolean
}

const yomTovDays: Readonly<Record<string, YomTov>> = {
  '1 Tishrei': 'roshHashana1',
  '2 Tishrei': 'roshHashana2',
  '10 Tishrei': 'yomKippur',
  '15 Tishrei': 'sukkos1',
  '22 Tishrei': 'shminiAtzeres',
  '15 Nisan': 'pesach1',
  '21 Nisan': 'pesach7',
  '6 Sivan': 'shavuos1',
}

/** Second days of Yom Tov, kept in the diaspora only. Rosh Hashana has two days everywhere. */
const secondDays: Readonly<Record<string, YomTov>> = {
  '16 Tishrei': 'sukkos2',
  '23 Tishrei': 'simchasTorah',
  '16 Nisan': 'pesach2',
  '22 Nisan': 'pesach8',
  '7 Sivan': 'shavuos2',
}

const friday = 5
const saturday = 6
const sunday = 7

/**
 * What is true of the daytime of a civil date; with `twoDays` the second day of Yom Tov is kept, as in the diaspora.
 */
export function dayFlagsOf(date: string, twoDays: boolean): DayFlags {
  const hebrew = hebrewDateOf(date)
  const weekday = weekdayOf(date)
  const { day, month } = hebrew
  const key = `${day} ${month}`
  const yomTov = yomTovDays[key] ?? (twoDays ? (secondDays[key] ?? null) : null)
  const shabbos = weekday === saturday
  const adar = month === 'Adar' || month === 'Adar II'
  return {
    shabbos,
    yomTov,
    yomKippur: yomTov === 'yomKippur',
    tishaBav: month === 'Av' && ((day === 9 && !shabbos) || (day === 10 && weekday === sunday)),
    hoshanaRabba: key === '21 Tishrei',
    cholHamoed: yomTov === null && isWithinFestival(hebrew),
    chanukah: chanukahOf(date, hebrew),
    purim: adar && day === 14,
    shushanPurim: adar && day === 15,
    roshChodesh: day === 30 || (day === 1 && month !== 'Tishrei'),
    minorFast: minorFastOf(hebrew, weekday),
    holy: shabbos || yomTov !== null,
  }
}

/** Whether the daytime of a civil date is Shabbos or Yom Tov; with `twoDays` the second day of Yom Tov too. */
export const isHoly = (date: string, twoDays: boolean): boolean => dayFlagsOf(date, twoDays).holy

function isWithinFestival({ day, month }: HebrewDate): boolean {
  return (
    (month === 'Tishrei' && day >= 16 && day <= 21) || (month === 'Nisan' && day >= 16 && day <= 20)
  )
}

/** Chanukah ends on 2 or 3 Teves, as Kislev has 30 days or 29. */
function chanukahOf(date: string, { day, month }: HebrewDate): number | null {
  if (month === 'Kislev') return day >= 25 ? day - 24 : null
  if (month !== 'Teves' || day > 3) return null
  const lastOfKislev = Temporal.PlainDate.from(date).subtract({ days: day }).withCalendar('hebrew')
  const count = lastOfKislev.day - 24 + day
  return count <= 8 ? count : null
}

function minorFastOf({ day, month }: HebrewDate, weekday: number): MinorFast | null {
  const onOrPutOff = (on: number) =>
    (day === on && weekday !== saturday) || (day === on + 1 && weekday === sunday)
  if (month === 'Tishrei') return onOrPutOff(3) ? 'tzomGedaliah' : null
  if (month === 'Tamuz') return onOrPutOff(17) ? 'shivaAsarBTamuz' : null
  if (month === 'Teves') return day === 10 ? 'asaraBTeves' : null
  const isAdar = month === 'Adar' || month === 'Adar II'
  return isAdar && isTaanisEsther(day, weekday) ? 'taanisEsther' : null
}

/** Whether a day of Adar is Taanis Esther: the 13th, or the Thursday before when the 13th is Shabbos. */
const isTaanisEsther = (day: number, weekday: number): boolean =>
  weekday === friday - 1 && day === 11 ? true : day === 13 && weekday !== saturday

import type { Language } from '../words/language.ts'

export type DateForm =
  | 'full'
  | 'night'
  | 'fullNight'
  | 'weekday'
  | 'weekdayShort'
  | 'dayMonth'
  | 'withYear'
  | 'short'

/**
 * Weekdays begin with Sunday; a Hebrew month has the prefix that it takes after a day. Two nights have a name of their
 * own.
 */
const names = {
  en: {
    weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
    weekdaysShort: 'Sun Mon Tue Wed Thu Fri Sat'.split(' '),
    nights: 'Sunday Monday Tuesday Wednesday Thursday Friday'
      .split(' ')
      .map((name) => `${name} night`)
      .concat('Motzei Shabbos'),
    months:
      'January February March April May June July August September October November December'.split(
        ' ',
      ),
    monthsShort: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' '),
  },
  he: {
    weekdays: 'ראשון שני שלישי רביעי חמישי שישי שבת'.split(' ').map((name) => `יום ${name}`),
    weekdaysShort: 'א׳ ב׳ ג׳ ד׳ ה׳ ו׳ ש׳'.split(' '),
    nights: 'ראשון שני שלישי רביעי חמישי'
      .split(' ')
      .map((name) => `יום ${name} בלילה`)
      .concat('ליל שבת', 'מוצאי שבת'),
    months:
      'בינואר בפברואר במרץ באפריל במאי ביוני ביולי באוגוסט בספטמבר באוקטובר בנובמבר בדצמבר'.split(
        ' ',
      ),
    monthsShort: 'בינו׳ בפבר׳ במרץ באפר׳ במאי ביוני ביולי באוג׳ בספט׳ באוק׳ בנוב׳ בדצמ׳'.split(' '),
  },
} as const

type Parts = Record<
  'weekday' | 'weekdayShort' | 'night' | 'day' | 'month' | 'monthShort' | 'year',
  string
>

const forms: Record<DateForm, (parts: Parts) => string> = {
  full: ({ weekday, day, month }) => `${weekday}, ${day} ${month}`,
  night: ({ night }) => night,
  fullNight: ({ night, day, month }) => `${night}, ${day} ${month}`,
  weekday: ({ weekday }) => weekday,
  weekdayShort: ({ weekdayShort }) => weekdayShort,
  dayMonth: ({ day, monthShort }) => `${day} ${monthShort}`,
  withYear: ({ day, month, year }) => `${day} ${month} ${year}`,
  short: ({ day, monthShort, year }) => `${day} ${monthShort} ${year}`,
}

/**
 * A civil date as screens and messages write it, alike in every browser and on the server: the month is always a word,
 * so that no country reads another day out of it. `date` is YYYY-MM-DD and belongs to no zone; a RangeError for what is
 * no date. The names stand here because the platform's formatter takes a phone a tenth of a second to make.
 */
export function dateText(date: string, form: DateForm, language: Language): string {
  const { day, month, year, dayOfWeek } = Temporal.PlainDate.from(date)
  const { weekdays, weekdaysShort, nights, months, monthsShort } = names[language]
  const name = (list: readonly string[], nth: number) => list[nth] ?? ''
  return forms[form]({
    weekday: name(weekdays, dayOfWeek % 7),
    weekdayShort: name(weekdaysShort, dayOfWeek % 7),
    night: name(nights, dayOfWeek % 7),
    day: String(day),
    month: name(months, month - 1),
    monthShort: name(monthsShort, month - 1),
    year: String(year),
  })
}

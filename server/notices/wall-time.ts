import { dateText } from '@mikvah/rules/time/date-text.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import { civilDateOf } from '@mikvah/rules/time/wall.ts'
import type { Language } from '@mikvah/rules/words/language.ts'

/** The date and time of an instant as messages write them, by the facility's clock. */
export function wallTimeTextOf(
  at: Ms,
  timeZone: string,
  language: Language,
): { date: string; time: string } {
  const locale = language === 'he' ? 'he-IL' : 'en-US'
  const time = timeIn(locale, timeZone)
  return {
    date: dateText(civilDateOf(at, timeZone), 'full', language),
    time: time.format(at).replace(/\u202f/g, ' '),
  }
}

const made = new Map<string, Intl.DateTimeFormat>()

/** Formatters are cached, as making one takes longer than a hundred uses of it. */
function timeIn(locale: string, timeZone: string): Intl.DateTimeFormat {
  const name = `${locale} ${timeZone}`
  const known = made.get(name)
  if (known) return known
  const format = new Intl.DateTimeFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit' })
  made.set(name, format)
  return format
}

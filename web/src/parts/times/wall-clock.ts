import type { Language } from '@mikvah/rules/words/language.ts'

/**
 * Hour and minute by the facility's clock, read from the text of an instant with its offset: the text is in the
 * facility's zone, whatever zone the browser is in. A RangeError for a text without a time of day.
 */
export function wallClockOf(instant: string): { hour: number; minute: number } {
  const found = /T(\d\d):(\d\d)/.exec(instant)
  if (!found) throw new RangeError(`“${instant}” holds no time of day.`)
  return { hour: Number(found[1]), minute: Number(found[2]) }
}

/**
 * The time of day that the text of an instant shows, in its own offset: the digits, with twelve hours and the word key
 * of their half (`am`, `pm`) in English, with twenty-four and no half (null) in Hebrew.
 */
export function timeOfDay(instant: string, language: Language) {
  const { hour, minute } = wallClockOf(instant)
  const minutes = String(minute).padStart(2, '0')
  if (language === 'he')
    return { digits: `${String(hour).padStart(2, '0')}:${minutes}`, half: null }
  const half = hour < 12 ? ('am' as const) : ('pm' as const)
  return { digits: `${hour % 12 || 12}:${minutes}`, half }
}

import type { Language } from '../../words/language.ts'

/**
 * Hour and minute as the facility's clock shows them, straight from an instant written with its offset: whatever zone the browser is
 * in, the text already stands in the facility's.
 */
export function wallClockOf(instant: string): { hour: number; minute: number } {
  const found = /T(\d\d):(\d\d)/.exec(instant)
  if (!found) throw new RangeError(`“${instant}” holds no time of day.`)
  return { hour: Number(found[1]), minute: Number(found[2]) }
}

/** Twelve hours in English, twenty-four in Hebrew. */
export function timeOfDay(instant: string, language: Language) {
  const { hour, minute } = wallClockOf(instant)
  const minutes = String(minute).padStart(2, '0')
  if (language === 'he')
    return { digits: `${String(hour).padStart(2, '0')}:${minutes}`, half: null }
  const half = hour < 12 ? ('am' as const) : ('pm' as const)
  return { digits: `${hour % 12 || 12}:${minutes}`, half }
}

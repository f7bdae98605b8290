import type { Language } from '@mikvah/rules/words/language.ts'
import type { Say } from '../../words/say.ts'
import { timeOfDay } from './wall-clock.ts'

/** A time of day in a sentence: “4:00 PM”, in Hebrew “16:00”, with no line break in it. */
export function timeText(instant: string, language: Language, t: Say): string {
  const { digits, half } = timeOfDay(instant, language)
  return half ? `${digits}\u00a0${t(half)}` : digits
}

import { choiceKey } from '@mikvah/contract/words/choices-in-words.ts'
import type { SettingEntry } from '@mikvah/rules/settings/entry.ts'
import { clockOf } from '@mikvah/rules/time/wall.ts'
import type { Language } from '@mikvah/rules/words/language.ts'
import { timeText } from '../../parts/times/time-text.ts'
import type { Say } from '../../words/say.ts'

type Reader = { language: Language; t: Say }

/**
 * What a value means, where its digits don't say it: an hour in decimals as the clock shows it (22.75 is 10:45 PM),
 * from 24 on after midnight; null where there is nothing to add.
 */
export function inWords(
  entry: SettingEntry,
  value: string,
  { language, t }: Reader,
): string | null {
  if (entry.type !== 'hour' || !/^\d+(\.\d+)?$/.test(value)) return null
  const { time: clock, daysLater } = clockOf(Number(value))
  if (daysLater > 1) return null
  const time = timeText(`T${clock}`, language, t)
  return daysLater === 1 ? t('settingNextMorning', { time }) : time
}

/**
 * A value as a list shows it: a flag as yes or no, a choice and blank as words, an hour as the clock shows it, any
 * other as it is.
 */
export function valueText(entry: SettingEntry, value: string, { language, t }: Reader): string {
  if (value === '') return t('settingBlank')
  if (entry.type === 'flag') return t(value === 'True' ? 'settingYes' : 'settingNo')
  if (entry.type === 'choice') return entry.choices.includes(value) ? t(choiceKey(value)) : value
  return inWords(entry, value, { language, t }) ?? value
}

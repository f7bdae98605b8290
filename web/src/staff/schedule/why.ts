import type { WordKey } from '@mikvah/contract/words/key.ts'
import { isCivilDate } from '@mikvah/rules/time/business-day.ts'
import type { Language } from '@mikvah/rules/words/language.ts'
import { dayTextOf } from '../../parts/times/evening-text.ts'
import { timeText } from '../../parts/times/time-text.ts'
import type { AnswerOf } from '../../talk/call.ts'
import type { Say } from '../../words/say.ts'

/**
 * One result of a night's rules: which field of the night it is, its time, the rule that made it, and what the rule
 * used.
 */
export type Explained = AnswerOf<'zmanim'>['explained'][number]

/** Whether a result needs a reason: that a night is open, or not in Shabbos mode, doesn't. */
export const isWorthSaying = ({ field, rule, inputs }: Explained): boolean =>
  field === 'closed'
    ? rule !== 'open'
    : field !== 'shabbosMode' || inputOf(inputs, 'shabbosMode') === 'true'

/** The word key of the sentence about a rule. Every rule has its own, as a test makes sure. */
export const whyKey = ({ field, rule }: Pick<Explained, 'field' | 'rule'>) =>
  `why.${field}.${rule}` as WordKey

/** The word key for the name of what a result is about. */
export const nameKey = ({ field }: Pick<Explained, 'field'>) => `whyOf.${field}` as WordKey

/** The rule that made a result, in words, with the times and numbers it used, and what else had a part in it. */
export function whyText(explained: Explained, language: Language, t: Say): string {
  const params = Object.fromEntries(
    explained.inputs.map(({ key, value }) => [
      key.replace(/At$/, ''),
      key === 'hoursBefore' ? spanText(Number(value), t) : shown(value, language, t),
    ]),
  )
  return [whyKey(explained), ...besides(explained)].map((key) => t(key, params)).join(' ')
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

function shown(value: string, language: Language, t: Say): string {
  if (instant.test(value)) return timeText(value, language, t)
  return isCivilDate(value) ? dayTextOf(value, null, language, t) : value
}

/** Hours in decimals as people say them: 0.25 is a quarter of an hour; a negative number is that long afterwards. */
function spanText(hours: number, t: Say): string {
  const all = Math.round(Math.abs(hours) * 60)
  const parts = [
    ...(all >= 60 ? [t('whyHours', { hours: Math.floor(all / 60) })] : []),
    ...(all % 60 > 0 || all === 0 ? [t('whyMinutes', { minutes: all % 60 })] : []),
  ]
  return `${hours < 0 ? '−' : ''}${parts.join(' ')}`
}

const inputOf = (inputs: Explained['inputs'], name: string) =>
  inputs.find(({ key }) => key === name)?.value

/** Further sentences for settings that had a part in the result beside the rule. */
function besides({ field, rule, inputs }: Explained): WordKey[] {
  const isComputedZman = field === 'zmanTevillah' && rule !== 'override'
  return [
    ...(isComputedZman && inputOf(inputs, 'fridayPair') === 'true' ? ['whyFriday' as const] : []),
    ...(isComputedZman && Number(inputOf(inputs, 'zmanSafetySeconds')) > 0
      ? ['whySafety' as const]
      : []),
    ...(rule === 'last-entry-hour' && inputOf(inputs, 'winter') === 'true'
      ? ['whyWinter' as const]
      : []),
  ]
}

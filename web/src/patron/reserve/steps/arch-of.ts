import type { ScheduleDayView } from '@mikvah/contract/contract.ts'
import type { Language } from '@mikvah/rules/words/language.ts'
import type { DayOfArch } from '../../../night/DayArches.tsx'
import { hebrewDateText, hebrewNightOf } from '../../../night/hebrew-date.ts'
import { holyNightOf } from '../../../night/holy-night.ts'
import { eveningText, weekdayText } from '../../../parts/times/evening-text.ts'
import type { Say } from '../../../words/say.ts'
import type { WhyShut } from './nights.ts'

type Speech = { t: Say; language: Language }

/** What the arch of a night shows, and whether it can be chosen: a night that is shut for her can't. */
export function archOf(
  night: ScheduleDayView,
  shut: WhyShut | null,
  { t, language }: Speech,
): DayOfArch {
  const hebrew = hebrewNightOf(night)
  return {
    value: night.date,
    name: eveningText(night.date, language, t),
    weekday: weekdayText(night.date, language, t, 'weekdayShort'),
    hebrewDate: hebrew ? hebrewDateText(hebrew, language, { tile: true }) : '',
    note: noteOf(night, shut, t),
    candle: night.shabbosMode,
    disabled: shut !== null,
  }
}

function noteOf(night: ScheduleDayView, shut: WhyShut | null, t: Say) {
  if (shut === 'closed') return t('dayClosed')
  if (shut === 'past-cut-off') return t('dayPastCutOff')
  const holy = holyNightOf(night)
  return holy ? t(`day${holy}`) : undefined
}

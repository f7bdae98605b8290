import type { NightQuestion } from '@mikvah/rules/reports/ask-nights.ts'
import type { AnswerOf } from '../../talk/call.ts'
import { useWords } from '../../words/use-words.ts'
import { hourText, weekdayName } from './numbers.ts'

export type NightsView = AnswerOf<'nightsReport'>

/** By what the waits of an evening are grouped: hour, weekday or season. */
export type GroupQuestion = Exclude<NightQuestion, 'all'>
export const questions = ['hour', 'weekday', 'season'] as const satisfies readonly GroupQuestion[]

/** A Saturday is named after the night that begins on it, which is Motzei Shabbos. */
const saturday = 6

/**
 * Gives functions for a report's words: `groupText` names an hour (24 and more after midnight), a weekday (1 is Monday)
 * or a season; `minutesText` writes minutes, rounded to whole ones.
 */
export function useNightWords() {
  const { t, language } = useWords('reports')
  return {
    groupText: (question: GroupQuestion, group: string): string => {
      if (question === 'hour') return hourText(Number(group), language)
      if (question === 'weekday')
        return Number(group) === saturday
          ? t('motzeiShabbos')
          : weekdayName(Number(group), language)
      return t(group === 'winter' ? 'season.winter' : 'season.summer')
    },
    minutesText: (minutes: number): string => t('reportsMinutes', { count: Math.round(minutes) }),
  }
}

import { dateText } from '@mikvah/rules/time/date-text.ts'
import { useSchedule } from '../../../facts/use-schedule.ts'
import { isSaturday } from '../../../parts/times/civil-date.ts'
import { useWords } from '../../../words/use-words.ts'

/**
 * Gives a function that names the weekday of an instant in the facility's form. The day of a Saturday is Shabbos; only what
 * is known to be after nightfall is Motzei Shabbos.
 */
export function useDayOf(): (at: string) => string {
  const { t, language } = useWords()
  const { data: nights } = useSchedule()
  return (at) => {
    const date = at.slice(0, 10)
    if (!isSaturday(date)) return dateText(date, 'weekday', language)
    const nightfall = nights?.find((night) => night.date === date)?.zmanTevillah
    const isAfter = nightfall != null && Date.parse(at) >= Date.parse(nightfall)
    return t(isAfter ? 'motzeiShabbos' : 'shabbos')
  }
}

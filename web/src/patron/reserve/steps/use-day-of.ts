import { useSchedule } from '../../../facts/use-schedule.ts'
import { dayOfInstant } from '../../../parts/times/evening-text.ts'
import { useWords } from '../../../words/use-words.ts'

/** Gives a function that names the weekday of an instant, by the nightfall of the coming nights. */
export function useDayOf(): (at: string) => string {
  const { t, language } = useWords()
  const { data: nights } = useSchedule()
  return (at) => {
    const night = nights?.find(({ date }) => date === at.slice(0, 10))
    return dayOfInstant(at, night?.zmanTevillah ?? null, language, t)
  }
}

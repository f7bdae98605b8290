import { dateText } from '@mikvah/rules/time/date-text.ts'
import { hebrewDateText, hebrewNightOf } from '../../night/hebrew-date.ts'
import { isSaturday } from '../../parts/times/civil-date.ts'
import { weekdayText } from '../../parts/times/evening-text.ts'
import { Time } from '../../parts/times/Time.tsx'
import { useWords } from '../../words/use-words.ts'
import { useNight } from '../facts/use-night.ts'
import { useWallClock } from '../facts/use-wall-clock.ts'
import { useTicked } from '../parts/ticks.ts'
import styles from './NightClock.module.css'

/** The facility's time, and the evening by its date and its Hebrew date. */
export function NightClock() {
  const { t, language } = useWords('desk')
  const wallClock = useWallClock()
  const minute = useTicked((now) => Math.floor(now / 60_000))
  const night = useNight()
  const hebrew = night ? hebrewNightOf(night) : null
  return (
    <div className={styles.clock}>
      <Time at={wallClock(minute * 60_000)} />
      {night && hebrew ? (
        <span className={styles.night}>
          {t('deskNightOf', {
            weekday: weekdayText(night.date, language, t, 'weekdayShort'),
            // The evening's long name leaves no room for it beside the calls of rooms on a small desk.
            date: isSaturday(night.date) ? '' : dateText(night.date, 'dayMonth', language),
            hebrew: hebrewDateText(hebrew, language),
          })}
        </span>
      ) : null}
    </div>
  )
}

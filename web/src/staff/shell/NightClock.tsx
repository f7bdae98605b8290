import { dateText } from '@mikvah/rules/time/date-text.ts'
import { hebrewDateText } from '../../night/hebrew-date.ts'
import { Time } from '../../parts/times/Time.tsx'
import { useWords } from '../../words/use-words.ts'
import { useHebrewNight, useNight } from '../facts/use-night.ts'
import { useWallClock } from '../facts/use-wall-clock.ts'
import { useTicked } from '../parts/ticks.ts'
import styles from './NightClock.module.css'

/** The facility's hour, and the evening it is in: by its date and by its Hebrew night. */
export function NightClock() {
  const { t, language } = useWords('desk')
  const wallClock = useWallClock()
  const now = useTicked((ms) => wallClock(Math.floor(ms / 60_000) * 60_000))
  const night = useNight()
  const hebrew = useHebrewNight()
  return (
    <div className={styles.clock}>
      <Time at={now} />
      {night && hebrew ? (
        <span className={styles.night}>
          {t('deskNightOf', {
            weekday: dateText(night.date, 'weekdayShort', language),
            date: dateText(night.date, 'dayMonth', language),
            hebrew: hebrewDateText(hebrew, language),
          })}
        </span>
      ) : null}
    </div>
  )
}

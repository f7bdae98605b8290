import { hebrewDateText } from '../night/hebrew-date.ts'
import { LanguageSwitch } from '../parts/LanguageSwitch.tsx'
import { Time } from '../parts/times/Time.tsx'
import { useHebrewNight } from '../staff/facts/use-night.ts'
import { useWallClock } from '../staff/facts/use-wall-clock.ts'
import { useTicked } from '../staff/parts/ticks.ts'
import { useWords } from '../words/use-words.ts'
import styles from './WaitingScreen.module.css'

/** The evening by its Hebrew date, and the hour. */
export function Head() {
  const { t, language } = useWords('waiting')
  const night = useHebrewNight()
  const wallClock = useWallClock()
  const minute = useTicked((now) => Math.floor(now / 60_000))
  return (
    <header className={styles.head}>
      <span className={`he-date ${styles.night}`}>
        {night ? t('waitingNight', { hebrew: hebrewDateText(night, language) }) : null}
      </span>
      <LanguageSwitch className={styles.language} />
      <Time at={wallClock(minute * 60_000)} />
    </header>
  )
}

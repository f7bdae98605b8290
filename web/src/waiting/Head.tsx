import { hebrewDateText, hebrewNightOf } from '../night/hebrew-date.ts'
import { LanguageSwitch } from '../parts/LanguageSwitch.tsx'
import { Time } from '../parts/times/Time.tsx'
import { useNight } from '../staff/facts/use-night.ts'
import { useWallClock } from '../staff/facts/use-wall-clock.ts'
import { useTicked } from '../staff/parts/ticks.ts'
import { useWords } from '../words/use-words.ts'
import styles from './WaitingScreen.module.css'

/** The evening by its Hebrew date, and the hour. */
export function Head() {
  const { t, language } = useWords('waiting')
  const night = useNight()
  const hebrew = night ? hebrewNightOf(night, { withYear: true }) : null
  const wallClock = useWallClock()
  const minute = useTicked((now) => Math.floor(now / 60_000))
  return (
    <header className={styles.head}>
      <span className={`he-date ${styles.night}`}>
        {hebrew ? t('waitingNight', { hebrew: hebrewDateText(hebrew, language) }) : null}
      </span>
      <LanguageSwitch className={styles.language} />
      <Time at={wallClock(minute * 60_000)} />
    </header>
  )
}

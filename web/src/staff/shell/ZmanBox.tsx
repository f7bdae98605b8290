import { starsLit } from '@mikvah/rules/calendar/stars-lit.ts'
import { Stars } from '../../night/Stars.tsx'
import { Time } from '../../parts/times/Time.tsx'
import { useWords } from '../../words/use-words.ts'
import { useNight } from '../facts/use-night.ts'
import { useTicked } from '../parts/ticks.ts'
import { hoursText } from './hours-text.ts'
import styles from './ZmanBox.module.css'

/**
 * The zman tevilah and the time until it, counted in seconds, afterwards how long ago it was; or that the night has
 * none.
 */
export function ZmanBox() {
  const { t } = useWords('desk')
  const night = useNight()
  if (!night) return <div className={styles.box} />
  if (!night.zmanTevillah)
    return (
      <div className={styles.box}>
        <span className={styles.label}>{t('zmanTevilah')}</span>
        <span>{t('deskNoZman')}</span>
      </div>
    )
  return <Counted at={night.zmanTevillah} />
}

function Counted({ at }: { at: string }) {
  const { t } = useWords('desk')
  const zman = Date.parse(at)
  const lit = useTicked((now) => starsLit((zman - now) / 60_000))
  const text = useTicked((now) => hoursText(zman - now))
  return (
    <div className={styles.box}>
      <span className={styles.label}>
        <Stars lit={lit} /> {t('zmanTevilah')} <Time at={at} />
      </span>
      {lit < 3 ? (
        <span role="timer" className={`num ${styles.count}`}>
          {text}
        </span>
      ) : (
        <span className={styles.since}>
          {t('deskSinceNightfall')} <span className="num">{text}</span>
        </span>
      )}
    </div>
  )
}

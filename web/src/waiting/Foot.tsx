import { starsLit } from '@mikvah/rules/calendar/stars-lit.ts'
import { Stars } from '../night/Stars.tsx'
import { Time } from '../parts/times/Time.tsx'
import { useNight } from '../staff/facts/use-night.ts'
import { useTicked } from '../staff/parts/ticks.ts'
import { useWords } from '../words/use-words.ts'
import styles from './WaitingScreen.module.css'

/** When the stars come out, and until when patrons are let in. */
export function Foot() {
  const { t } = useWords('waiting')
  const night = useNight()
  const zman = night?.zmanTevillah ?? null
  const lit = useTicked((now) => (zman ? starsLit((Date.parse(zman) - now) / 60_000) : 0))
  return (
    <footer className={styles.foot}>
      {zman ? (
        <span>
          <Stars lit={lit} /> {t('zmanTevilah')} <Time at={zman} />
        </span>
      ) : null}
      {night?.lastEntryTime ? (
        <span>
          {t('waitingLastEntry')} <Time at={night.lastEntryTime} />
        </span>
      ) : null}
    </footer>
  )
}

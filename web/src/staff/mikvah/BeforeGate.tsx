import { starsLit } from '@mikvah/rules/calendar/stars-lit.ts'
import arcade from '../../look/art/hero-arcade.svg'
import { Stars } from '../../night/Stars.tsx'
import { Time } from '../../parts/times/Time.tsx'
import { useWords } from '../../words/use-words.ts'
import { useTicked } from '../parts/ticks.ts'
import { hoursText } from '../shell/hours-text.ts'
import styles from './BeforeGate.module.css'
import type { Pool } from './water-of.ts'

type Props = { zman: string | null; pools: readonly Pool[] }

/**
 * Shown while the gate is shut: how long it is until the zman, or that the night has none, and each pool, free or in
 * use. There is no step to tap yet.
 */
export function BeforeGate({ zman, pools }: Props) {
  const { t } = useWords('mikvah')
  return (
    <>
      <section className={styles.gate}>
        <img src={arcade} alt="" />
        {zman ? <Until zman={zman} /> : <h2>{t('deskNoZman')}</h2>}
        <p>{t('mikvahBeforeText')}</p>
      </section>
      <ul className={styles.pools}>
        {pools.map(({ pool, is }) => (
          <li key={pool}>
            <b>{pool}</b>
            {t(is === 'taken' ? 'statusInMikvah' : 'mikvahFree')}
          </li>
        ))}
      </ul>
    </>
  )
}

function Until({ zman }: { zman: string }) {
  const { t } = useWords('mikvah')
  const at = Date.parse(zman)
  const left = useTicked((now) => hoursText(at - now))
  const lit = useTicked((now) => starsLit((at - now) / 60_000))
  return (
    <>
      <h2>
        <Stars lit={lit} /> {t('mikvahOpensAt')} <Time at={zman} />
      </h2>
      <p role="timer" className={`num ${styles.left}`}>
        {left}
      </p>
    </>
  )
}

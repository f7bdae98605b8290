import type { ScheduleDayTold } from '@mikvah/contract/contract.ts'
import type { ReactNode } from 'react'
import { Stars } from '../../parts/Stars.tsx'
import { Time } from '../../parts/Time.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './Tonight.module.css'

/** The three hours of the evening on a fine line, the middle one under its stars. */
export function Tonight({ night }: { night: ScheduleDayTold | undefined }) {
  const { t } = useWords('home')
  const zman = night?.zmanTevillah
  return (
    <dl className={styles.tonight}>
      {night?.closed ? (
        <Hour label={t('homeTonight')}>
          <span className={styles.closed}>{night.hebrewNote ?? t('homeClosedTonight')}</span>
        </Hour>
      ) : (
        <Hour label={t('homeOpensTonight')} at={night?.openTime} />
      )}
      <Hour label={t('zmanTevilah')} at={zman} stars />
      {night?.closed ? null : <Hour label={t('homeLastEntry')} at={night?.lastEntryTime} />}
    </dl>
  )
}

type HourProps = { label: string; at?: string | null; stars?: boolean; children?: ReactNode }

const Hour = ({ label, at, stars, children }: HourProps) => (
  <div className={styles.hour}>
    <dt>
      {stars ? (
        <span className={styles.stars}>
          <Stars />
        </span>
      ) : null}
      {label}
    </dt>
    <dd>{children ?? (at ? <Time at={at} /> : <span className="num">–</span>)}</dd>
  </div>
)

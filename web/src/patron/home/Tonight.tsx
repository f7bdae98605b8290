import type { ScheduleDayView } from '@mikvah/contract/contract.ts'
import { starsLit } from '@mikvah/rules/calendar/stars-lit.ts'
import { type Evening, hasOneTime } from '@mikvah/rules/schedule/evening.ts'
import type { ReactNode } from 'react'
import { Stars } from '../../night/Stars.tsx'
import { Time } from '../../parts/times/Time.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './Tonight.module.css'

const opening = {
  before: 'homeOpensTonight',
  open: 'homeOpenSince',
  next: 'homeOpensNext',
} as const

type Props = { evening: Evening<ScheduleDayView> | null; now: number }

/** The hours of the evening on a line, with the zman under as many stars as are out. */
export function Tonight({ evening, now }: Props) {
  const { t } = useWords('home')
  const night = evening?.night
  const zman = night?.zmanTevillah
  const lit = zman ? starsLit((Date.parse(zman) - now) / 60_000) : 0
  const oneTime = night ? hasOneTime(night) : false
  return (
    <dl className={styles.tonight}>
      {night?.closed ? (
        <Hour label={night.hebrewNote ?? t('homeTonight')}>
          <span className={styles.closed}>{t('homeClosedTonight')}</span>
        </Hour>
      ) : (
        <Hour
          label={t(oneTime ? 'homeOneTime' : opening[evening?.at ?? 'before'])}
          at={night?.openTime}
        />
      )}
      <Hour label={t('zmanTevilah')} at={zman} stars={<Stars lit={lit} />} />
      {night?.closed || oneTime ? null : (
        <Hour label={t('homeLastEntry')} at={night?.lastEntryTime} />
      )}
    </dl>
  )
}

type HourProps = { label: string; at?: string | null; stars?: ReactNode; children?: ReactNode }

const Hour = ({ label, at, stars, children }: HourProps) => (
  <div className={styles.hour}>
    <dt>
      <span className={styles.line}>{stars}</span>
      {label}
    </dt>
    <dd>{children ?? (at ? <Time at={at} /> : <span className="num">–</span>)}</dd>
  </div>
)

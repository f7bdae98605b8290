import type { ScheduleDayView } from '@mikvah/contract/contract.ts'
import { hasOneTime } from '@mikvah/rules/schedule/evening.ts'
import type { ReactNode } from 'react'
import { HebrewNight } from '../../../night/HebrewNight.tsx'
import { Stars } from '../../../night/Stars.tsx'
import { Card } from '../../../parts/Card.tsx'
import { CivilDate } from '../../../parts/times/CivilDate.tsx'
import { Time } from '../../../parts/times/Time.tsx'
import { useWords } from '../../../words/use-words.ts'
import styles from './NightPanel.module.css'

/**
 * The chosen night: its date, the opening, the zman and the last entry; where all come at one hour, that and the zman.
 */
export function NightPanel({ night }: { night: ScheduleDayView }) {
  const { t } = useWords('reserve')
  const oneTime = hasOneTime(night)
  return (
    <Card>
      <div className={styles.head}>
        <h2>
          <CivilDate date={night.date} />
        </h2>
        <span className="muted">
          <HebrewNight night={night} withYear />
        </span>
      </div>
      {night.hebrewNote ? (
        <p className="muted">
          <bdi>{night.hebrewNote}</bdi>
        </p>
      ) : null}
      <dl className={styles.hours}>
        <Hour label={t(oneTime ? 'reserveOneTime' : 'reserveOpens')} at={night.openTime} />
        <Hour
          label={
            <>
              {t('reserveZman')} <Stars />
            </>
          }
          at={night.zmanTevillah}
        />
        {oneTime ? null : <Hour label={t('reserveLastEntry')} at={night.lastEntryTime} />}
      </dl>
    </Card>
  )
}

const Hour = ({ label, at }: { label: ReactNode; at: string | null }) => (
  <div>
    <dt>{label}</dt>
    <dd>{at ? <Time at={at} /> : <span className="num">–</span>}</dd>
  </div>
)

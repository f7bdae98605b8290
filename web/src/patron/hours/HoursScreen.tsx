import { IconMoon } from '@tabler/icons-react'
import { useSchedule } from '../../facts/use-schedule.ts'
import { Empty } from '../../parts/Empty.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { LinkButton } from '../../parts/LinkButton.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { useWords } from '../../words/use-words.ts'
import { HoursHead } from './HoursHead.tsx'
import styles from './HoursScreen.module.css'
import { NightRow } from './NightRow.tsx'
import { scaleOf } from './night-scale.ts'

/** How many nights are shown (requirements P9). */
const nightsShown = 7

export function HoursScreen() {
  const { t } = useWords('hours')
  const { data, error, refetch, isPending } = useSchedule()
  const nights = data?.slice(0, nightsShown) ?? []
  const scale = scaleOf(nights)
  return (
    <div className={`wrap ${styles.screen}`}>
      <HoursHead />
      <ErrorAlert failure={error} onTryAgain={refetch} />
      {data && nights.length === 0 ? <Empty icon={IconMoon} title={t('hoursEmpty')} /> : null}
      {isPending ? (
        <div className={styles.waiting}>
          <Skeleton lines={2 * nightsShown} />
        </div>
      ) : (
        <ul className={styles.nights}>
          {nights.map((night, at) => (
            <NightRow key={night.date} night={night} scale={scale} tonight={at === 0} />
          ))}
        </ul>
      )}
      <div className={styles.way}>
        <LinkButton to="/reserve" kind="solid" size="big">
          {t('hoursMakeReservation')}
        </LinkButton>
      </div>
    </div>
  )
}

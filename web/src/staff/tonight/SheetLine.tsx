import { dateText } from '@mikvah/rules/time/date-text.ts'
import { IconCandle } from '@tabler/icons-react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { useKept } from '../../live/use-kept.ts'
import { Icon } from '../../parts/Icon.tsx'
import { useWords } from '../../words/use-words.ts'
import { useNight } from '../facts/use-night.ts'
import { useTicked } from '../parts/ticks.ts'
import styles from './SheetLine.module.css'

/** That a night without screens is still to be entered; the oldest, until all of it is. */
export function SheetLine() {
  const { t, language } = useWords('desk')
  const { data: sheets, isError, refetch } = useKept('sheets')
  const over = useNight()?.quiet?.to ?? null
  const isOver = useTicked((now) => over !== null && now >= Date.parse(over))
  const failedAt = useTicked((now) => (isError ? Math.floor(now / 60_000) : 0))
  // A board that has hung there all through Shabbos looks when it is over; in vain, each minute again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a minute that has passed is a reason by itself
  useEffect(() => {
    if (isOver) refetch()
  }, [isOver, failedAt, refetch])
  const first = sheets?.[0]
  if (!first) return null
  return (
    <Link to={`/receptionist/after-shabbos?date=${first.date}`} className={styles.line}>
      <Icon of={IconCandle} />
      {t('deskSheetWaits', { night: dateText(first.date, 'full', language) })}
    </Link>
  )
}

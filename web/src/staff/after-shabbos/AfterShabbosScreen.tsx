import { dateText } from '@mikvah/rules/time/date-text.ts'
import { IconCandle } from '@tabler/icons-react'
import { Link, Navigate, useSearchParams } from 'react-router'
import { useLiveQuery } from '../../live/use-live-query.ts'
import { QuietlyLoaded } from '../../page/QuietlyLoaded.tsx'
import { Empty } from '../../parts/Empty.tsx'
import { useWords } from '../../words/use-words.ts'
import { holyDayEnding } from '../facts/holy-day.ts'
import { DeskPage } from '../shell/DeskPage.tsx'
import styles from './AfterShabbosScreen.module.css'
import { SheetOfNight } from './SheetOfNight.tsx'

/**
 * Where the paper sheets of Shabbos or Yom Tov are entered once it is over, each in the order of the paper, the
 * oldest first.
 */
export function AfterShabbosScreen() {
  const { t } = useWords('after-shabbos')
  const [address] = useSearchParams()
  const date = address.get('date')
  const waiting = useLiveQuery('sheets')
  const night = useLiveQuery('sheets', { query: { dt: date ?? '' } }, { enabled: date !== null })
  const ended = night.data?.[0]?.ended
  return (
    <DeskPage title={t(`after${ended ? holyDayEnding(ended) : 'Shabbos'}`)}>
      {date === null ? (
        <QuietlyLoaded asked={waiting} notLoaded={t('afterNotLoaded')}>
          {([first]) =>
            first ? (
              // With its date in the address the sheet stays on the screen when nothing of it waits any more.
              <Navigate replace to={`?date=${first.date}`} />
            ) : (
              <Empty icon={IconCandle} title={t('afterNone')} />
            )
          }
        </QuietlyLoaded>
      ) : (
        <>
          <Others
            dates={(waiting.data ?? []).map((one) => one.date).filter((one) => one !== date)}
          />
          <QuietlyLoaded asked={night} notLoaded={t('afterNotLoaded')}>
            {([sheet]) =>
              sheet ? (
                <SheetOfNight key={date} sheet={sheet} />
              ) : (
                <Empty icon={IconCandle} title={t('afterNotOver')} />
              )
            }
          </QuietlyLoaded>
        </>
      )}
    </DeskPage>
  )
}

/** Links to the other sheets: two nights of Yom Tov have two. */
function Others({ dates }: { dates: readonly string[] }) {
  const { t, language } = useWords('after-shabbos')
  if (dates.length === 0) return null
  return (
    <nav className={styles.others} aria-label={t('afterOthers')}>
      {dates.map((date) => (
        <Link key={date} to={`?date=${date}`}>
          {t('afterNightOf', { night: dateText(date, 'fullNight', language) })}
        </Link>
      ))}
    </nav>
  )
}

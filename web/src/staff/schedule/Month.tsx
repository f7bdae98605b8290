import type { ScheduleDayView } from '@mikvah/contract/contract.ts'
import { gematriaOf } from '@mikvah/rules/calendar/gematria.ts'
import { hasOneTime } from '@mikvah/rules/schedule/evening.ts'
import { IconCandle, IconMoon, IconPencil } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { hebrewDateText } from '../../night/hebrew-date.ts'
import { Icon } from '../../parts/Icon.tsx'
import { CivilDate } from '../../parts/times/CivilDate.tsx'
import { Time } from '../../parts/times/Time.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './Month.module.css'
import { cellsBefore } from './month.ts'

type Props = {
  nights: readonly ScheduleDayView[]
  chosen: string
  today: string
  onNight: (date: string) => void
}

const columnOf = (date: string) => ({ '--column': cellsBefore(date) + 1 }) as CSSProperties

/** The nights of a month in a grid of weeks; on a narrow screen one below the other. */
export function Month({ nights, chosen, today, onNight }: Props) {
  const [first] = nights
  return (
    <ul className={`no-print ${styles.month}`}>
      {nights.slice(0, 7).map(({ date }) => (
        <li key={`head ${date}`} className={styles.head} style={columnOf(date)} aria-hidden="true">
          <CivilDate date={date} form="weekday" />
        </li>
      ))}
      {nights.map((night) => (
        <li key={night.date} style={night === first ? columnOf(night.date) : undefined}>
          <button
            type="button"
            className={styles.night}
            data-night={night.date}
            data-closed={night.closed || undefined}
            data-past={night.date < today || undefined}
            aria-current={night.date === chosen ? 'true' : undefined}
            onClick={() => onNight(night.date)}
          >
            <Facts night={night} />
          </button>
        </li>
      ))}
    </ul>
  )
}

function Facts({ night }: { night: ScheduleDayView }) {
  const { t, language } = useWords('office')
  const { date, closed, zmanTevillah, openTime, lastEntryTime, shabbosMode, overridden } = night
  return (
    <>
      <span className={styles.dates}>
        <b className="num">
          <span className="sr-only">
            <CivilDate date={date} form="weekday" />{' '}
          </span>
          {Number(date.slice(8))}
        </b>
        <span className="he-date">
          <span className={styles.letters} aria-hidden="true">
            {gematriaOf(night.hebrewDay)}
          </span>
          <span className="sr-only">
            {hebrewDateText({ day: night.hebrewDay, month: night.hebrewMonth }, language, {
              tile: true,
            })}
          </span>
        </span>
      </span>
      {zmanTevillah ? (
        <span className={styles.zman}>
          <i aria-hidden="true">✦</i> <span className="sr-only">{t('previewZman')} </span>
          <Time at={zmanTevillah} />
        </span>
      ) : null}
      {closed || !openTime || !lastEntryTime ? (
        <span>
          <Icon of={IconMoon} /> {t('previewClosed')}
        </span>
      ) : (
        <span>
          <Time at={openTime} />
          {hasOneTime(night) ? null : (
            <>
              –<Time at={lastEntryTime} />
            </>
          )}
        </span>
      )}
      <span className={styles.signs}>
        {shabbosMode ? <Icon of={IconCandle} /> : null}
        {overridden.length > 0 ? (
          <span className={styles.set}>
            <Icon of={IconPencil} /> {t('scheduleSet')}
          </span>
        ) : null}
        {night.hebrewNote ? <bdi className={styles.note}>{night.hebrewNote}</bdi> : null}
      </span>
    </>
  )
}

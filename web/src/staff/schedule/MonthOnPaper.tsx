import type { ScheduleDayView } from '@mikvah/contract/contract.ts'
import { dateText } from '@mikvah/rules/time/date-text.ts'
import { hebrewDateText } from '../../night/hebrew-date.ts'
import { CivilDate } from '../../parts/times/CivilDate.tsx'
import { Time } from '../../parts/times/Time.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './MonthOnPaper.module.css'
import { monthName } from './month.ts'

type Props = { month: string; place: string | null; nights: readonly ScheduleDayView[] }

/** The month for printing, one line a night; it isn't shown on the screen. */
export function MonthOnPaper({ month, place, nights }: Props) {
  const { t, language } = useWords('schedule-why')
  const times = ['zmanTevillah', 'openTime', 'lastEntryTime', 'cutOff'] as const
  return (
    <table className={styles.paper}>
      <caption>
        {monthName(month, language)}
        {place ? (
          <>
            {' '}
            · <bdi>{place}</bdi>
          </>
        ) : null}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('scheduleNight')}</th>
          <th scope="col">{t('scheduleHebrewDate')}</th>
          {times.map((name) => (
            <th key={name} scope="col">
              {t(`whyOf.${name}`)}
            </th>
          ))}
          <th scope="col">{t('scheduleNote')}</th>
        </tr>
      </thead>
      <tbody>
        {nights.map((night) => (
          <tr key={night.date}>
            <th scope="row">
              <CivilDate date={night.date} form="weekday" />{' '}
              {dateText(night.date, 'dayMonth', language)}
            </th>
            <td>
              {hebrewDateText({ day: night.hebrewDay, month: night.hebrewMonth }, language, {
                tile: true,
              })}
            </td>
            {times.map((name) => {
              const at = night.closed && name !== 'zmanTevillah' ? null : night[name]
              return <td key={name}>{at ? <Time at={at} /> : null}</td>
            })}
            <td>
              {night.closed ? t('previewClosed') : null} <bdi>{night.hebrewNote}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

import { useWords } from '../../words/use-words.ts'
import { type NightsView, useNightWords } from './night-words.ts'
import { numberText } from './numbers.ts'
import styles from './Reports.module.css'

/** The limits in minutes between one background color and the next warmer one. */
const edges = [5, 10, 20] as const
const heatOf = (minutes: number) => 1 + edges.filter((edge) => minutes > edge).length
/** The days of the week as numbers, beginning with Sunday. */
const week = [7, 1, 2, 3, 4, 5, 6]

/**
 * How many minutes patrons wait for a room, as a mean, and how many did: each weekday by the hour of arrival. The
 * numbers say the same as the colors.
 */
export function RoomWaits({ report: { arrivals } }: { report: NightsView }) {
  const { t } = useWords('reports')
  const { groupText } = useNightWords()
  const hours = [...new Set(arrivals.map(({ hour }) => hour))].toSorted((a, b) => a - b)
  const nights = week.filter((day) => arrivals.some(({ weekday }) => weekday === day))
  if (nights.length === 0) return null
  const at = (day: number, hour: number) =>
    arrivals.find((one) => one.weekday === day && one.hour === hour)
  return (
    <section className={styles.card}>
      <h2>{t('reportsRoomWait')}</h2>
      <p className="muted">{t('reportsRoomWaitHow')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys too */}
      <section className={styles.waits} aria-label={t('reportsRoomWait')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('ask.weekday')}</th>
              {hours.map((hour) => (
                <th key={hour} scope="col">
                  {groupText('hour', String(hour))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {nights.map((day) => (
              <tr key={day}>
                <th scope="row">{groupText('weekday', String(day))}</th>
                {hours.map((hour) => {
                  const cell = at(day, hour)
                  return cell ? (
                    <td key={hour} data-heat={heatOf(cell.meanMinutes)}>
                      <span className={styles.hour} aria-hidden="true">
                        {groupText('hour', String(hour))}
                      </span>
                      <span className="num">{Math.round(cell.meanMinutes)}</span>
                      <small className="num">{numberText(cell.count)}</small>
                    </td>
                  ) : (
                    <td key={hour}>–</td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}

import { useKept } from '../../live/use-kept.ts'
import { classes } from '../../parts/classes.ts'
import { useWords } from '../../words/use-words.ts'
import '../../look/statuses.css'
import { Minutes } from '../parts/Minutes.tsx'
import styles from './ReadyQueue.module.css'

/** Who goes to the water after whom, of every section. */
export function ReadyQueue() {
  const { t } = useWords('attendant')
  const { data } = useKept('listReady')
  if (!data || data.queue.length === 0) return null
  return (
    <section aria-labelledby="queue">
      <h2 id="queue">{t('attendantReady')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is scrolled by keys too */}
      <ol className={styles.queue} tabIndex={0} aria-labelledby="queue">
        {data.queue.map((one) => {
          const isNext = one.status === 'ReadyForMikvahNext'
          return (
            <li
              key={one.reservationId}
              className={classes(isNext && styles.next, isNext && 'st-ready-for-mikvah-next')}
            >
              <span className={classes('num code', styles.code)}>{one.reservationCode}</span>
              <span>
                {isNext ? (
                  t('attendantNext')
                ) : (
                  <>
                    {t('deskRoom')} <span className="num">{one.roomNumber}</span>
                  </>
                )}{' '}
                · <Minutes since={one.readySince} />
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

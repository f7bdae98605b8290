import { useId } from 'react'
import type { RoomView } from '../../live/live-event.ts'
import { classes } from '../../parts/classes.ts'
import { useWords } from '../../words/use-words.ts'
import '../../look/statuses.css'
import { type HouseName, useHouses, useReady } from '../facts/use-houses.ts'
import { Minutes } from '../parts/Minutes.tsx'
import styles from './ReadyQueue.module.css'

/**
 * The order in which patrons go to the water, of every section: in the open buildings that these rooms are in; where
 * only one building is open in that one, and where none is in the main one.
 */
export function ReadyQueue({ rooms }: { rooms: readonly RoomView[] }) {
  const houses = useHouses()
  if (!houses) return null
  const hers = houses.filter(({ id }) => rooms.some(({ location }) => location.id === id))
  if (houses.length < 2) return <QueueOf house={houses[0]} />
  return hers.map((house) => <QueueOf key={house.id} house={house} named={hers.length > 1} />)
}

function QueueOf({ house, named = false }: { house: HouseName | undefined; named?: boolean }) {
  const { t } = useWords('attendant')
  const { data } = useReady(house)
  const heading = useId()
  if (!data || data.queue.length === 0) return null
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>
        {t('attendantReady')}
        {named ? (
          <>
            {' · '}
            <bdi>{house?.name}</bdi>
          </>
        ) : null}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is scrolled by keys too */}
      <ol className={styles.queue} tabIndex={0} aria-labelledby={heading}>
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

import { useId } from 'react'
import '../../look/statuses.css'
import type { ReadyView } from '../../live/live-event.ts'
import { classes } from '../../parts/classes.ts'
import { useWords } from '../../words/use-words.ts'
import { poolsOf } from '../facts/pools-of.ts'
import { type HouseName, useHouses, useReady } from '../facts/use-houses.ts'
import { Minutes } from '../parts/Minutes.tsx'
import styles from './Pools.module.css'

/**
 * The pools of each building that is open tonight: one in use is full, a free one has little water, and a reserved
 * one says for whom.
 */
export function Pools() {
  const houses = useHouses()
  if (!houses) return null
  if (houses.length < 2) return <PoolsOf house={houses[0]} />
  return houses.map((house) => <PoolsOf key={house.id} house={house} named />)
}

function PoolsOf({ house, named = false }: { house: HouseName | undefined; named?: boolean }) {
  const { t } = useWords('desk')
  const { data: ready } = useReady(house)
  const heading = useId()
  if (!ready) return null
  const pools = poolsOf(ready)
  if (pools.length === 0) return null
  return (
    <section className={classes(styles.pools, named && styles.named)} aria-labelledby={heading}>
      <h2 id={heading}>
        <span>{t('deskPools')}</span>
        {named ? (
          <>
            {' '}
            <small>
              <bdi>{house?.name}</bdi>
            </small>
          </>
        ) : null}
      </h2>
      <ul>
        {pools.map((pool) => (
          <Pool key={pool} pool={pool} ready={ready} />
        ))}
      </ul>
    </section>
  )
}

function Pool({ pool, ready }: { pool: number; ready: ReadyView }) {
  const { t } = useWords('desk')
  const visit = ready.inMikvah.find((one) => one.pool === pool)
  const coming = [...ready.queue, ...ready.corridor.visits].find((one) => one.pool === pool)
  if (!visit && coming) {
    return (
      <li className={classes(styles.pool, styles.kept, 'st-to-mikvah')}>
        <b>{pool}</b>
        <span>
          <span className={styles.for}>{t('deskPoolFor')}</span>{' '}
          <span className="num code">{coming.reservationCode}</span>
        </span>
      </li>
    )
  }
  return (
    <li className={classes(styles.pool, visit && 'st-in-mikvah', visit && styles.full)}>
      <b>{pool}</b>
      {visit ? (
        <>
          <span className="num code">{visit.reservationCode}</span>
          <span className={styles.end}>
            <Minutes since={visit.since} />
          </span>
        </>
      ) : (
        <span className="sr-only">{t('deskPoolFree')}</span>
      )}
    </li>
  )
}

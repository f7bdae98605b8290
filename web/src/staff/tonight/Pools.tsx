import { numberOf } from '@mikvah/rules/settings/read.ts'
import '../../look/statuses.css'
import type { VisitSeen } from '../../live/told.ts'
import { classes } from '../../parts/classes.ts'
import { useWords } from '../../words/use-words.ts'
import { useStaffSettings } from '../facts/use-staff-settings.ts'
import { Minutes } from '../parts/Minutes.tsx'
import styles from './Pools.module.css'

/** The pools: a taken one is full, a free one shows low water. */
export function Pools({ here }: { here: readonly VisitSeen[] }) {
  const { t } = useWords('desk')
  const settings = useStaffSettings()
  const count = (settings && numberOf(settings, 'poolsAvailable')) ?? 0
  const inWater = here.filter(({ reservationStatus }) => reservationStatus === 'InMikvah')
  const pools = Array.from({ length: Math.max(count, inWater.length) }, (_, nth) => nth + 1)
  if (pools.length === 0) return null
  return (
    <section className={styles.pools} aria-labelledby="pools">
      <h2 id="pools">{t('deskPools')}</h2>
      <ul>
        {pools.map((pool) => (
          <Pool key={pool} pool={pool} visit={inWater[pool - 1]} />
        ))}
      </ul>
    </section>
  )
}

function Pool({ pool, visit }: { pool: number; visit: VisitSeen | undefined }) {
  const { t } = useWords('desk')
  return (
    <li className={classes(styles.pool, visit && 'st-in-mikvah', visit && styles.full)}>
      <b>{pool}</b>
      {visit ? (
        <>
          <span className="num code">{visit.reservationCode}</span>
          <span className={styles.end}>
            {visit.statusSince ? <Minutes since={visit.statusSince} /> : null}
          </span>
        </>
      ) : (
        <span className={styles.end}>{t('deskPoolFree')}</span>
      )}
    </li>
  )
}

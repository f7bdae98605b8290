import { IconRipple, IconStairsUp } from '@tabler/icons-react'
import { classes } from '../../parts/classes.ts'
import { useWords } from '../../words/use-words.ts'
import '../../look/statuses.css'
import { HowLong } from '../facts/HowLong.tsx'
import { StepButton } from '../visit/step/StepButton.tsx'
import type { VisitStep } from '../visit/step/step.ts'
import styles from './Pools.module.css'
import type { Pool } from './water-of.ts'

type Props = { pools: readonly Pool[]; onDone: (step: VisitStep) => void }

/** Each pool as an arch: one in use is full of water, a free one has little, and a reserved one says for whom. */
export function Pools({ pools, onDone }: Props) {
  const { t } = useWords('mikvah')
  const free = pools.filter(({ is }) => is === 'free').length
  return (
    <>
      <h2 className={styles.title}>
        {t('mikvahPools')} <small>{t('mikvahPoolsFree', { free, all: pools.length })}</small>
      </h2>
      <ul className={styles.pools}>
        {pools.map((pool) => (
          <li
            key={pool.pool}
            data-is={pool.is}
            className={classes(
              styles.pool,
              pool.is === 'taken' && 'st-in-mikvah',
              pool.is === 'kept' && 'st-to-mikvah',
            )}
          >
            <span className={styles.number}>{pool.pool}</span>
            <Inside pool={pool} onDone={onDone} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Inside({ pool, onDone }: { pool: Pool; onDone: (step: VisitStep) => void }) {
  const { t } = useWords('mikvah')
  if (pool.is === 'free') return <p className={styles.free}>{t('mikvahFree')}</p>
  const { step, visit } = pool
  const key = `${step.reservationId} ${step.to}`
  if (pool.is === 'kept')
    return (
      <>
        <p className={styles.who}>
          <span>{t('mikvahFor')}</span>
          <span className={classes('num code', styles.code)}>{visit.reservationCode}</span>
        </p>
        <StepButton key={key} step={step} kind="solid" icon={IconRipple} onDone={onDone}>
          {t('mikvahIn')}
        </StepButton>
      </>
    )
  return (
    <>
      <p className={styles.who}>
        <span className={classes('num code', styles.code)}>{visit.reservationCode}</span>
        <HowLong status="InMikvah" since={pool.visit.since} className={styles.minutes} />
      </p>
      <StepButton key={key} step={step} kind="stone" icon={IconStairsUp} onDone={onDone}>
        {t('mikvahOut')}
      </StepButton>
    </>
  )
}

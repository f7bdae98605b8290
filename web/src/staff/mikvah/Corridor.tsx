import { lookOfVisit } from '../../night/statuses.ts'
import { classes } from '../../parts/classes.ts'
import { Icon } from '../../parts/Icon.tsx'
import { useWords } from '../../words/use-words.ts'
import '../../look/statuses.css'
import { Minutes } from '../parts/Minutes.tsx'
import { StepButton } from '../visit/step/StepButton.tsx'
import type { VisitStep } from '../visit/step/step.ts'
import styles from './Corridor.module.css'
import type { Passing, Water } from './water-of.ts'

type Props = { corridor: Water['corridor']; onDone: (step: VisitStep) => void }

/** Who is in the corridor between her room and the water, and how many places are free there. */
export function Corridor({ corridor: { passing, free }, onDone }: Props) {
  const { t } = useWords('mikvah')
  if (passing.length === 0 && free === 0) return null
  return (
    <>
      <h2>{t('mikvahCorridor')}</h2>
      <ul className={styles.corridor}>
        {passing.map((one) => (
          <li
            key={one.reservationId}
            className={classes(styles.place, lookOfVisit[one.status].className)}
          >
            <Who one={one} onDone={onDone} />
          </li>
        ))}
        {Array.from({ length: free }, (_, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places that are all alike
          <li key={nth} className={styles.free}>
            {t('mikvahFree')}
          </li>
        ))}
      </ul>
    </>
  )
}

function Who({ one, onDone }: { one: Passing; onDone: Props['onDone'] }) {
  const { t } = useWords('mikvah')
  const { icon } = lookOfVisit[one.status]
  return (
    <>
      <div>
        <p className={classes('num code', styles.code)}>{one.reservationCode}</p>
        <p className={styles.status}>
          <Icon of={icon} />
          {t(one.status === 'FromMikvah' ? 'mikvahReturning' : 'mikvahOnHerWay')} ·{' '}
          <Minutes since={one.since} />
        </p>
      </div>
      {one.step ? (
        <div className={styles.act}>
          <StepButton step={one.step} kind="solid" onDone={onDone}>
            {t('mikvahInHerRoom')}
          </StepButton>
        </div>
      ) : one.pool === null ? null : (
        <p className={styles.to}>
          {t('mikvahToPool')} <span className="num">{one.pool}</span>
        </p>
      )}
    </>
  )
}

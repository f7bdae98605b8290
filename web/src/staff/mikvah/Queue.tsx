import { IconDroplet, IconDropletFilled, IconStairsDown } from '@tabler/icons-react'
import { classes } from '../../parts/classes.ts'
import { Empty } from '../../parts/Empty.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { useWords } from '../../words/use-words.ts'
import '../../look/statuses.css'
import { Minutes } from '../parts/Minutes.tsx'
import { StepButton } from '../visit/step/StepButton.tsx'
import type { VisitStep } from '../visit/step/step.ts'
import styles from './Queue.module.css'
import type { Waiting, Water } from './water-of.ts'

type Props = {
  queue: readonly Waiting[]
  corridor: Water['corridor']
  /** Whether the gate is open; while it is shut the queue is shown, but nothing can be tapped. */
  isOpen: boolean
  onDone: (step: VisitStep) => void
}

/** The patrons who are ready, in the order of the rules; one who has been called is shown large. */
export function Queue({ queue, corridor, isOpen, onDone }: Props) {
  const { t } = useWords('mikvah')
  return (
    <>
      <h2 id="ready" className={styles.title}>
        {t('mikvahReadyInOrder')} <span className="num">{queue.length}</span>
      </h2>
      {queue.length === 0 ? <Empty icon={IconDroplet} title={t('mikvahNobodyReady')} /> : null}
      <ol className={styles.list}>
        {queue.map((one) => (
          <li key={one.reservationId}>
            {one.isCalled ? (
              <Called one={one} corridor={corridor} isOpen={isOpen} onDone={onDone} />
            ) : (
              <Ready one={one} isOpen={isOpen} onDone={onDone} />
            )}
          </li>
        ))}
      </ol>
    </>
  )
}

type One = Pick<Props, 'isOpen' | 'onDone'> & { one: Waiting }

function Called({ one, corridor, isOpen, onDone }: One & Pick<Props, 'corridor'>) {
  const { t } = useWords('mikvah')
  const isHeldUp = isOpen && one.step === null && corridor.isFull
  return (
    <article className={classes(styles.next, 'st-ready-for-mikvah-next')}>
      <p className={styles.top}>
        <span>
          <Icon of={IconDropletFilled} /> {t('mikvahNextRoom')}{' '}
          <span className="num">{one.roomNumber}</span>
        </span>
        <Minutes since={one.readySince} />
      </p>
      <p className={classes('num code', styles.large)}>{one.reservationCode}</p>
      {isOpen && one.step ? (
        <StepButton
          key={one.step.to}
          step={one.step}
          kind="stone"
          icon={IconStairsDown}
          onDone={onDone}
        >
          {t('mikvahOnHerWay')}
        </StepButton>
      ) : null}
      {isHeldUp ? (
        <p className={styles.held}>
          {t('mikvahCorridorFull')}{' '}
          <span className="num">
            {corridor.passing.map(({ reservationCode }) => reservationCode).join(', ')}
          </span>
        </p>
      ) : null}
    </article>
  )
}

function Ready({ one, isOpen, onDone }: One) {
  const { t } = useWords('mikvah')
  return (
    <article className={styles.row}>
      <span className={styles.turn}>{one.turn}</span>
      <div>
        <p className={classes('num code', styles.code)}>{one.reservationCode}</p>
        <p className={styles.where}>
          {t('deskRoom')} <span className="num">{one.roomNumber}</span> ·{' '}
          <Minutes since={one.readySince} />
        </p>
      </div>
      {isOpen && one.step ? (
        <div className={styles.act}>
          <StepButton step={one.step} onDone={onDone}>
            {t('mikvahNext')}
          </StepButton>
        </div>
      ) : null}
    </article>
  )
}

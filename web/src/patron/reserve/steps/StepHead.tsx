import type { WordKey } from '@mikvah/contract/words/key.ts'
import type { ReactNode } from 'react'
import { useArrival } from '../../../parts/read-first.ts'
import { Stepper } from '../../../parts/Stepper.tsx'
import { useWords } from '../../../words/use-words.ts'
import { EditNotice } from './EditNotice.tsx'
import styles from './StepHead.module.css'
import { type ReserveStep, reserveSteps } from './steps.ts'

type Props = {
  step: ReserveStep
  title: ReactNode
  /** The chosen day, beside the title. */
  aside?: ReactNode
  /** Which view of the step is shown; a new view takes the focus like a new step. */
  view?: string
  /** Whether nothing is left to do in this step. */
  done?: boolean
  /** Whether the visit is off, so that no step leads on. */
  off?: boolean
}

const names: Record<ReserveStep, WordKey> = {
  'reserve-start': 'reserveStepStart',
  'reserve-date': 'reserveStepDate',
  'reserve-options': 'reserveStepRoom',
  'reserve-payment': 'reserveStepPayment',
}

/**
 * The progress and the heading of a step, and the notice of an edit under way. The heading gets the focus when the step
 * or its `view` changes.
 */
export function StepHead({ step, title, aside, view, done = false, off }: Props) {
  const { t } = useWords('reserve')
  useArrival(view)
  return (
    <header className={styles.head}>
      {off ? null : (
        <Stepper
          label={t('reserveProgress')}
          steps={reserveSteps.map((name) => t(names[name]))}
          at={done ? reserveSteps.length : reserveSteps.indexOf(step)}
        />
      )}
      <div className={styles.title}>
        <h1>{title}</h1>
        {aside}
      </div>
      <EditNotice />
    </header>
  )
}

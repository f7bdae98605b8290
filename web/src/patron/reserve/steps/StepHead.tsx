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
  /** Beside the title: the day that was chosen. */
  aside?: ReactNode
  /** Which of its views a step shows: another one is arrived at like another step. */
  view?: string
  /** Nothing is left to do. */
  done?: boolean
}

const names: Record<ReserveStep, WordKey> = {
  'reserve-start': 'reserveStepStart',
  'reserve-date': 'reserveStepDate',
  'reserve-options': 'reserveStepRoom',
  'reserve-payment': 'reserveStepPayment',
}

/** Where she is on the way, and the heading, which a screen reader meets first when the step changes. */
export function StepHead({ step, title, aside, view, done = false }: Props) {
  const { t } = useWords('reserve')
  useArrival(view)
  return (
    <header className={styles.head}>
      <Stepper
        label={t('reserveProgress')}
        steps={reserveSteps.map((name) => t(names[name]))}
        at={done ? reserveSteps.length : reserveSteps.indexOf(step)}
      />
      <div className={styles.title}>
        <h1>{title}</h1>
        {aside}
      </div>
      <EditNotice />
    </header>
  )
}

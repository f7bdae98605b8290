import { useWords } from '../words/use-words.ts'
import styles from './Stepper.module.css'

type Props = { label: string; steps: readonly string[]; at: number }

/** The steps as named bars: done ones full, the present one, which is `at` counted from 0, half. */
export function Stepper({ label, steps, at }: Props) {
  const { t } = useWords()
  return (
    <ol className={`no-print ${styles.steps}`} aria-label={label}>
      {steps.map((step, index) => {
        const isDone = index < at || undefined
        return (
          <li key={step} data-done={isDone} aria-current={index === at ? 'step' : undefined}>
            <span aria-hidden={isDone}>{step}</span>
            {isDone ? <span className="sr-only">{t('stepIsDone', { step })}</span> : null}
          </li>
        )
      })}
    </ol>
  )
}

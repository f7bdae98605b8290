import { IconCheck } from '@tabler/icons-react'
import { Icon } from '../../parts/Icon.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './SetUp.module.css'
import { type StepName, steps } from './steps.ts'

type Props = {
  at: StepName
  isDone: (name: StepName) => boolean
  onStep: (name: StepName) => void
}

/** Every step as an arch that opens it; a step that has been done has a check mark, except the present one. */
export function StepPath({ at, isDone, onStep }: Props) {
  const { t } = useWords('set-up')
  return (
    <nav aria-label={t('setUpSteps')}>
      <ol className={styles.path}>
        {steps.map(({ name, icon }) => (
          <li key={name}>
            <button
              type="button"
              aria-current={name === at ? 'step' : undefined}
              data-done={isDone(name) || undefined}
              onClick={() => onStep(name)}
            >
              <span className={styles.arch}>
                <Icon of={isDone(name) && name !== at ? IconCheck : icon} />
              </span>
              <span>
                {t(`setUp.${name}`)}
                {isDone(name) ? <span className="sr-only"> ({t('setUpDone')})</span> : null}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

import { Button } from '../../parts/Button.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './SetUp.module.css'

type Props = {
  onBack: (() => void) | null
  onNext: () => void
  /** Goes on without saving what is typed. */
  onLater?: (() => void) | null
  saves?: boolean
  busy?: boolean
}

/** The buttons that go back, go on, and go on without saving. */
export function StepFoot({ onBack, onNext, onLater = null, saves = false, busy = false }: Props) {
  const { t } = useWords('set-up')
  return (
    <div className={styles.foot}>
      {onBack ? <Button onClick={onBack}>{t('setUpBack')}</Button> : null}
      <span className="muted small">{t('setUpSaved')}</span>
      {onLater ? (
        <Button kind="quiet" onClick={onLater}>
          {t('setUpLater')}
        </Button>
      ) : null}
      <Button kind="solid" size="big" arrow busy={busy} onClick={onNext}>
        {t(saves ? 'setUpSave' : 'setUpNext')}
      </Button>
    </div>
  )
}

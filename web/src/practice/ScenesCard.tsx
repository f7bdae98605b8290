import { Alert } from '../parts/Alert.tsx'
import { Button } from '../parts/Button.tsx'
import { ErrorAlert } from '../parts/ErrorAlert.tsx'
import { useWords } from '../words/use-words.ts'
import { PracticeCard } from './PracticeCard.tsx'
import styles from './PracticeScreen.module.css'
import { usePractice } from './use-practice.ts'

const scenes = [
  { scene: 'evening', label: 'practiceEvening', hint: 'practiceEveningHint' },
  { scene: 'empty', label: 'practiceEmpty', hint: 'practiceEmptyHint' },
] as const

/** Resets the facility's data to a scene, at the hour its clock shows. */
export function ScenesCard() {
  const { t } = useWords()
  const { lay, busy, laid, failure } = usePractice()
  return (
    <PracticeCard title={t('practiceScenes')} text={t('practiceScenesText')}>
      {scenes.map(({ scene, label, hint }) => (
        <div key={scene} className={styles.wide}>
          <Button wide busy={busy} onClick={() => lay(scene)}>
            {t(label)}
          </Button>
          <p className="muted small">{t(hint)}</p>
        </div>
      ))}
      {laid ? <Alert kind="success">{t('practiceLaid')}</Alert> : null}
      <ErrorAlert failure={failure} />
    </PracticeCard>
  )
}

import { createPortal } from 'react-dom'
import { Alert } from '../../../parts/Alert.tsx'
import { Button } from '../../../parts/Button.tsx'
import { wordsOfFailure } from '../../../talk/words-of-failure.ts'
import { useWords } from '../../../words/use-words.ts'
import styles from './Refused.module.css'

type Props = { failure: unknown; onClose: () => void }

/** Why a step wasn't taken, always shown in the same place, so that nothing moves under the thumb that tapped. */
export function Refused({ failure, onClose }: Props) {
  const { t } = useWords()
  if (!failure) return null
  return createPortal(
    <div className={styles.refused}>
      <Alert
        kind="danger"
        action={
          <Button size="small" onClick={onClose}>
            {t('close')}
          </Button>
        }
      >
        {wordsOfFailure(failure, t)}
      </Alert>
    </div>,
    document.body,
  )
}

import { useEffect, useEffectEvent } from 'react'
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
  const close = useEffectEvent(onClose)
  const isShown = Boolean(failure)
  // It stands at the end of the page: by keyboard it is let go from where she is.
  useEffect(() => {
    if (!isShown) return
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented && !document.querySelector('dialog[open]')) close()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isShown])
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

import { useState } from 'react'
import { CopyButton } from '../../page/CopyButton.tsx'
import { Alert } from '../../parts/Alert.tsx'
import { Button } from '../../parts/Button.tsx'
import { AskFirst } from '../../parts/dialogs/AskFirst.tsx'
import { Modal } from '../../parts/dialogs/Modal.tsx'
import { useWords } from '../../words/use-words.ts'
import { useUnsaved } from '../parts/unsaved/unsaved.ts'
import type { MadeDeviceKey } from './device-key.ts'
import styles from './Hardware.module.css'

type Props = { made: MadeDeviceKey | null; onClose: () => void }

/**
 * Shows the secret of a key that was just made, alone and in the header that its controller sends. It is shown this
 * once, so that closing it otherwise than by Done asks first.
 */
export function ShownDeviceKey({ made, onClose }: Props) {
  const { t } = useWords('hardware')
  const [isAsked, ask] = useState(false)
  const close = () => {
    ask(false)
    onClose()
  }
  useUnsaved(made !== null, 'modal')
  return (
    <>
      <AskFirst
        open={isAsked}
        title={t('deviceKeysIsIn')}
        keep={t('deviceKeysBack')}
        onKeep={() => ask(false)}
        go={t('deviceKeysDone')}
        onGo={close}
        kind="solid"
        busy={false}
        failure={null}
      >
        <p>{t('deviceKeysOnce')}</p>
      </AskFirst>
      <Modal
        open={made !== null}
        onClose={() => ask(true)}
        title={t('deviceKeysMadeTitle', { name: made?.name ?? '' })}
        actions={
          <Button kind="solid" onClick={close}>
            {t('deviceKeysDone')}
          </Button>
        }
      >
        {made ? (
          <div className={styles.form}>
            <Alert kind="warning">{t('deviceKeysOnce')}</Alert>
            <Copied what={t('deviceKeysSecret')} text={made.secret} />
            <Copied what={t('deviceKeysHeader')} text={`X-Device-Key: ${made.secret}`} />
          </div>
        ) : null}
      </Modal>
    </>
  )
}

function Copied({ what, text }: { what: string; text: string }) {
  return (
    <div>
      <span className="muted small">{what}</span>
      <div className={styles.copied}>
        <code dir="ltr">{text}</code>
        <CopyButton text={text} what={what} />
      </div>
    </div>
  )
}

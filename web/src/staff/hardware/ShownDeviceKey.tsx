import { CopyButton } from '../../page/CopyButton.tsx'
import { Alert } from '../../parts/Alert.tsx'
import { Button } from '../../parts/Button.tsx'
import { Modal } from '../../parts/dialogs/Modal.tsx'
import { useWords } from '../../words/use-words.ts'
import type { MadeDeviceKey } from './device-key.ts'
import styles from './Hardware.module.css'

type Props = { made: MadeDeviceKey | null; onClose: () => void }

/** Shows the secret of a key that was just made, alone and in the header that its controller sends. */
export function ShownDeviceKey({ made, onClose }: Props) {
  const { t } = useWords('hardware')
  return (
    <Modal
      open={made !== null}
      onClose={onClose}
      title={t('deviceKeysMadeTitle', { name: made?.name ?? '' })}
      actions={
        <Button kind="solid" onClick={onClose}>
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

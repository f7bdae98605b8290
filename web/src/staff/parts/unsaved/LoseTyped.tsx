import { Button } from '../../../parts/Button.tsx'
import { Modal } from '../../../parts/dialogs/Modal.tsx'
import { useWords } from '../../../words/use-words.ts'

type Props = { open: boolean; onStay: () => void; onLeave: () => void }

/** Asks whether what was typed may be lost, in words that every staff page has loaded. */
export function LoseTyped({ open, onStay, onLeave }: Props) {
  const { t } = useWords('desk')
  return (
    <Modal
      open={open}
      onClose={onStay}
      title={t('unsavedTitle')}
      actions={
        <>
          <Button wide onClick={onStay}>
            {t('unsavedStay')}
          </Button>
          <Button wide kind="cancel" onClick={onLeave}>
            {t('unsavedLeave')}
          </Button>
        </>
      }
    >
      <p>{t('unsavedText')}</p>
    </Modal>
  )
}

import { useRef } from 'react'
import { FormFoot, FormStack } from '../../page/FormStack.tsx'
import { Button } from '../../parts/Button.tsx'
import { Modal } from '../../parts/dialogs/Modal.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { CardEntry } from '../../paying/CardEntry.tsx'
import type { CardReader } from '../../paying/card-source.ts'
import { CallFailed, leavesOpen } from '../../talk/call-failed.ts'
import { useTell } from '../../talk/tell.ts'
import { useSession } from '../../talk/use-session.ts'
import { useWords } from '../../words/use-words.ts'

type Props = { open: boolean; onClose: () => void; onAdded: () => void }

export function AddCardModal({ open, onClose, onAdded }: Props) {
  const { t } = useWords('payment-methods')
  return (
    <Modal open={open} onClose={onClose} title={t('cardsAddTitle')}>
      <AddCardForm onAdded={onAdded} />
    </Modal>
  )
}

/** Saves a card without charging it. A refused card is cleared from the form. */
function AddCardForm({ onAdded }: Pick<Props, 'onAdded'>) {
  const { t } = useWords('payment-methods')
  const session = useSession()
  const entry = useRef<CardReader>(null)
  const { mutate, isPending, error } = useTell('addSavedCard', { stale: ['savedCards'] })
  const save = async () => {
    const card = await entry.current?.read()
    if (!card || !session || isPending) return
    mutate(
      { params: { id: session.userId }, body: card },
      {
        onSuccess: onAdded,
        onError: (failure) => {
          if (leavesOpen(failure) || !(failure instanceof CallFailed)) return
          failure.cardRefused ? entry.current?.discard() : entry.current?.spent()
        },
      },
    )
  }
  return (
    <FormStack onSend={save}>
      <CardEntry ref={entry} />
      <ErrorAlert failure={error} />
      <FormFoot>
        <Button type="submit" kind="solid" wide busy={isPending}>
          {t('cardsAddSave')}
        </Button>
      </FormFoot>
    </FormStack>
  )
}

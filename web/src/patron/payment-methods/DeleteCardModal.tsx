import type { SavedCard } from '@mikvah/contract/contract.ts'
import { Button } from '../../parts/Button.tsx'
import { Modal } from '../../parts/dialogs/Modal.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { useTell } from '../../talk/tell.ts'
import { useSession } from '../../talk/use-session.ts'
import { useWords } from '../../words/use-words.ts'

type Props = { card: SavedCard | null; onClose: () => void; onDeleted: () => void }

/** Asks before a card is deleted. */
export function DeleteCardModal({ card, onClose, onDeleted }: Props) {
  const { t } = useWords('payment-methods')
  const session = useSession()
  const { mutate, isPending, error, reset } = useTell('deleteSavedCard', { stale: ['savedCards'] })
  const close = () => {
    reset()
    onClose()
  }
  const forget = () => {
    if (!card || !session) return
    mutate({ params: { id: session.userId, cardId: card.id } }, { onSuccess: onDeleted })
  }
  return (
    <Modal
      open={card !== null}
      onClose={close}
      title={t('cardsDeleteSure')}
      actions={
        <>
          <Button onClick={close}>{t('cardsKeep')}</Button>
          <Button kind="cancelNow" busy={isPending} onClick={forget}>
            {t('cardsDelete')}
          </Button>
        </>
      }
    >
      {card ? (
        <p>
          <strong>
            <bdi>{card.brand}</bdi> <span className="num">•••• {card.last4}</span>
          </strong>
        </p>
      ) : null}
      <p>{t('cardsDeleteText')}</p>
      <ErrorAlert failure={error} />
    </Modal>
  )
}

import type { SavedCard } from '@mikvah/contract/contract.ts'
import { AskFirst } from '../../parts/dialogs/AskFirst.tsx'
import { brandWords } from '../../paying/brand-words.ts'
import { useTell } from '../../talk/tell.ts'
import { useSession } from '../../talk/use-session.ts'
import { useWords } from '../../words/use-words.ts'

type Props = { card: SavedCard | null; onClose: () => void; onDeleted: () => void }

/** Asks whether a card is to be deleted, and deletes it. Closed while `card` is null. */
export function DeleteCardModal({ card, onClose, onDeleted }: Props) {
  const { t } = useWords('payment-methods')
  const { t: c } = useWords('cards')
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
    <AskFirst
      open={card !== null}
      title={t('cardsDeleteSure')}
      keep={t('cardsKeep')}
      onKeep={close}
      go={t('cardsDelete')}
      onGo={forget}
      busy={isPending}
      failure={error}
    >
      {card ? (
        <p>
          <strong>
            <bdi>{c(brandWords[card.brand])}</bdi> <span className="num">•••• {card.last4}</span>
          </strong>
        </p>
      ) : null}
      <p>{t('cardsDeleteText')}</p>
    </AskFirst>
  )
}

import type { SavedCard } from '@mikvah/contract/contract.ts'
import { isNobodysNumber } from '@mikvah/rules/people/phone.ts'
import { IconCreditCard, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { FormFoot } from '../../page/FormStack.tsx'
import { PatronPage } from '../../page/PatronPage.tsx'
import { Button } from '../../parts/Button.tsx'
import { Empty } from '../../parts/Empty.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { useSavedCards } from '../../paying/use-saved-cards.ts'
import { useSession } from '../../talk/use-session.ts'
import { useWords } from '../../words/use-words.ts'
import { AddCardModal } from './AddCardModal.tsx'
import { DeleteCardModal } from './DeleteCardModal.tsx'
import styles from './PaymentMethodsScreen.module.css'
import { SavedCardRow } from './SavedCardRow.tsx'

export function PaymentMethodsScreen() {
  const { t } = useWords('payment-methods')
  const session = useSession()
  const { data: saved, error, refetch } = useSavedCards()
  const [adding, setAdding] = useState(false)
  const [deleting, setDeleting] = useState<SavedCard | null>(null)
  const [done, setDone] = useState<'cardsAdded' | 'cardsDeleted' | null>(null)
  const maySave = session !== null && !isNobodysNumber(session.userName)
  return (
    <PatronPage title={t('cardsTitle')} lead={t('cardsLead')}>
      <h2 className="sr-only">{t('cardsSaved')}</h2>
      {error ? <ErrorAlert failure={error} onTryAgain={refetch} /> : null}
      {saved || error ? null : <Skeleton lines={4} />}
      {saved?.length === 0 ? (
        <Empty icon={IconCreditCard} title={t('cardsNone')}>
          {t('cardsNoneText')}
        </Empty>
      ) : null}
      {saved && saved.length > 0 ? (
        <ul className={styles.list} aria-label={t('cardsSaved')}>
          {saved.map((card) => (
            <SavedCardRow key={card.id} card={card} onDelete={() => setDeleting(card)} />
          ))}
        </ul>
      ) : null}
      <p role="status" className={styles.done} data-news={done ?? undefined}>
        {done ? t(done) : null}
      </p>
      {maySave ? (
        <FormFoot>
          <Button kind="solid" icon={IconPlus} onClick={() => setAdding(true)}>
            {t('cardsAdd')}
          </Button>
        </FormFoot>
      ) : (
        <p className="muted">{t('cardsNotForThisNumber')}</p>
      )}
      <AddCardModal
        open={adding}
        onClose={() => setAdding(false)}
        onAdded={() => {
          setAdding(false)
          setDone('cardsAdded')
        }}
      />
      <DeleteCardModal
        card={deleting}
        onClose={() => setDeleting(null)}
        onDeleted={() => {
          setDeleting(null)
          setDone('cardsDeleted')
        }}
      />
    </PatronPage>
  )
}

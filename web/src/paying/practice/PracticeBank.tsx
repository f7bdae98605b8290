import { Button } from '../../parts/Button.tsx'
import { Modal } from '../../parts/dialogs/Modal.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { useTell } from '../../talk/tell.ts'
import { useWords } from '../../words/use-words.ts'

type Props = { paymentIntent: string; onAnswered: () => void }

/** Stands in for the bank's page. Closing it is a no, as there. */
export function PracticeBank({ paymentIntent, onAnswered }: Props) {
  const { t } = useWords('cards')
  const confirm = useTell('practiceConfirm', { onDone: onAnswered })
  const answer = (ok: boolean) => confirm.mutate({ body: { paymentIntent, ok } })
  return (
    <Modal
      open
      onClose={() => answer(false)}
      title={t('bankTitle')}
      actions={
        <>
          <Button busy={confirm.isPending} onClick={() => answer(false)}>
            {t('bankDecline')}
          </Button>
          <Button kind="solid" busy={confirm.isPending} onClick={() => answer(true)}>
            {t('bankApprove')}
          </Button>
        </>
      }
    >
      <p>{t('bankQuestion')}</p>
      <ErrorAlert failure={confirm.error} />
    </Modal>
  )
}

import { IconHourglass } from '@tabler/icons-react'
import { Alert } from '../parts/Alert.tsx'
import { useWords } from '../words/use-words.ts'

/** The processor hasn't answered: no second payment is offered until the visit shows how it ended. */
export function PaymentPending() {
  const { t } = useWords('pay')
  return (
    <Alert kind="warning" icon={IconHourglass} title={t('payPendingTitle')}>
      {t('payPendingText')}
    </Alert>
  )
}

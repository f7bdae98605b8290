import { use, useState } from 'react'
import { PatronPage } from '../../page/PatronPage.tsx'
import { Alert } from '../../parts/Alert.tsx'
import { Button } from '../../parts/Button.tsx'
import { Currency } from '../../parts/Money.tsx'
import { moneyText } from '../../parts/money.ts'
import { useWords } from '../../words/use-words.ts'
import { DonateForm, type DonationEnd } from './DonateForm.tsx'

export function DonateScreen() {
  const { t } = useWords('donate')
  const currency = use(Currency)
  const [end, setEnd] = useState<DonationEnd | null>(null)
  const view = end?.kind ?? 'form'
  return (
    <PatronPage title={t('donateTitle')} lead={t('donateLead')} wide view={view}>
      {end === null ? <DonateForm onEnd={setEnd} /> : null}
      {end?.kind === 'paid' ? (
        <Alert
          kind="success"
          title={t('donateThanks')}
          action={
            <Button size="small" onClick={() => setEnd(null)}>
              {t('donateAgain')}
            </Button>
          }
        >
          <p>
            {t('donateThanksText', { email: end.email, amount: moneyText(end.amount, currency) })}
          </p>
        </Alert>
      ) : null}
      {end?.kind === 'pending' ? <Alert kind="warning">{t('donatePending')}</Alert> : null}
    </PatronPage>
  )
}

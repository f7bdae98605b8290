import { useState } from 'react'
import { Alert } from '../../parts/Alert.tsx'
import { Button } from '../../parts/Button.tsx'
import { useWords } from '../../words/use-words.ts'
import { PatronPage } from '../page/PatronPage.tsx'
import { DonateForm } from './DonateForm.tsx'

export function DonateScreen() {
  const { t } = useWords('donate')
  const [end, setEnd] = useState<{ kind: 'paid' | 'pending'; email: string } | null>(null)
  return (
    <PatronPage title={t('donateTitle')} lead={t('donateLead')} wide>
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
          {t('donateThanksText', { email: end.email })}
        </Alert>
      ) : null}
      {end?.kind === 'pending' ? <Alert kind="warning">{t('donatePending')}</Alert> : null}
    </PatronPage>
  )
}

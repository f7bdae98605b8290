import { useState } from 'react'
import { Button } from '../../parts/Button.tsx'
import { News } from '../../parts/News.tsx'
import { readFromTheTop } from '../../parts/read-first.ts'
import { useWords } from '../../words/use-words.ts'
import { PatronPage } from '../page/PatronPage.tsx'
import { DonateForm } from './DonateForm.tsx'

export function DonateScreen() {
  const { t } = useWords('donate')
  const [end, setEnd] = useState<{ kind: 'paid' | 'pending'; email: string } | null>(null)
  const giveAgain = () => {
    readFromTheTop()
    setEnd(null)
  }
  return (
    <PatronPage title={t('donateTitle')} lead={t('donateLead')} wide>
      {end === null ? <DonateForm onEnd={setEnd} /> : null}
      {end?.kind === 'paid' ? (
        <News
          kind="success"
          title={t('donateThanks')}
          action={
            <Button size="small" onClick={giveAgain}>
              {t('donateAgain')}
            </Button>
          }
        >
          {t('donateThanksText', { email: end.email })}
        </News>
      ) : null}
      {end?.kind === 'pending' ? <News kind="warning">{t('donatePending')}</News> : null}
    </PatronPage>
  )
}

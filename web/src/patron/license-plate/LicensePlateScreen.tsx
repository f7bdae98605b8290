import { useState } from 'react'
import { PatronPage } from '../../page/PatronPage.tsx'
import { Section } from '../../page/Section.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Fold } from '../../parts/Fold.tsx'
import { News } from '../../parts/News.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { useAsk } from '../../talk/ask.ts'
import type { AnswerOf } from '../../talk/call.ts'
import { useSession } from '../../talk/use-session.ts'
import { useWords } from '../../words/use-words.ts'
import { OpenGate } from '../garage/OpenGate.tsx'
import { Check } from './Check.tsx'
import { PapersForm } from './PapersForm.tsx'
import { Plates } from './Plates.tsx'
import { Standing } from './Standing.tsx'

/**
 * Her plates, what became of papers she sent, and the form to send some; in place of them the gate's button, for
 * an account that may open it.
 */
export function LicensePlateScreen() {
  const { t } = useWords('license-plate')
  return (
    <PatronPage title={t('plateTitle')} lead={t('plateLead')}>
      <OpenGate>
        <HerCar />
      </OpenGate>
    </PatronPage>
  )
}

function HerCar() {
  const userId = useSession()?.userId ?? ''
  const { data, error, refetch } = useAsk('plates', { params: { id: userId } })
  if (data) return <Hers userId={userId} {...data} />
  return error ? (
    <ErrorAlert failure={error} onTryAgain={() => refetch()} />
  ) : (
    <Skeleton lines={5} />
  )
}

function Hers({ userId, plates, papers }: { userId: string } & AnswerOf<'plates'>) {
  const { t } = useWords('license-plate')
  const [isSent, setIsSent] = useState(false)
  const waits = papers?.state === 'waiting'
  const form = (
    <PapersForm userId={userId} hasPlate={plates.length > 0} onSent={() => setIsSent(true)} />
  )
  return (
    <>
      {isSent && waits ? (
        <News kind="success" title={t('plateThanks')}>
          {t('plateThanksText')}
        </News>
      ) : null}
      {papers ? <Standing papers={papers} /> : null}
      <Plates userId={userId} plates={plates} />
      {waits ? (
        <Fold key={papers.id} title={t('plateAgain')} hint={t('plateAgainHint')}>
          {form}
        </Fold>
      ) : (
        <>
          <Check kind="info" />
          <Section title={t('plateSend')}>{form}</Section>
        </>
      )}
    </>
  )
}

import { Alert } from '../../parts/Alert.tsx'
import { useWords } from '../../words/use-words.ts'
import { Answered } from './Answered.tsx'
import type { Opening } from './opening.ts'

type Props = { trial: NonNullable<Opening['trialText']> }

/**
 * Says of a trial text that it didn't arrive, or hasn't gone out yet and is tried again, and why: in the provider's words
 * where it has answered, else that the phone stopped texts or that a setting of the provider is missing. Where the cause
 * is another it gives none, and of any other trial text it says nothing.
 */
export function TrialEnd({ trial: { state, why, answer } }: Props) {
  const { t } = useWords('set-up')
  const isStuck = state === 'waiting' && why !== null
  if (!isStuck && state !== 'failed' && state !== 'undelivered') return null
  return (
    <Alert kind="warning" title={t(isStuck ? 'setUpTrialStuck' : 'setUpTrialFailed')}>
      {answer ? <Answered by="setUpProviderSaid" words={answer} /> : null}
      {!answer && why === 'opted-out' ? t('setUpTrialStopped') : null}
      {!answer && why === 'not-set-up' ? t('setUpTrialNotSetUp') : null}
    </Alert>
  )
}

import { useEffect } from 'react'
import { ErrorAlert } from '../../../parts/ErrorAlert.tsx'
import { Skeleton } from '../../../parts/Skeleton.tsx'
import { useAsk } from '../../../talk/ask.ts'
import { useSession } from '../../../talk/use-session.ts'
import { useWords } from '../../../words/use-words.ts'
import styles from '../steps/Step.module.css'
import { StepHead } from '../steps/StepHead.tsx'
import { useReserveStep } from '../steps/steps.ts'
import { useMyVisits } from '../steps/use-my-visits.ts'
import { openingOf } from '../steps/visits.ts'

/** She has just come: once her membership is resolved, known or not, her reservations say where she begins. */
export function Opening() {
  const { t } = useWords('reserve')
  const { goInstead } = useReserveStep()
  const session = useSession()
  const membership = useAsk('membership', { params: { id: session?.userId ?? '' } })
  const { visits, today, error, tryAgain } = useMyVisits()
  const resolved = !membership.isPending && visits !== undefined && today !== undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: decided once, when everything is known
  useEffect(() => {
    if (!resolved) return
    const { step, patch } = openingOf(visits, today)
    goInstead(step, patch)
  }, [resolved])

  return (
    <div className={`wrap ${styles.step}`}>
      <StepHead step="reserve-start" title={t('reserveStart')} />
      {error ? <ErrorAlert failure={error} onTryAgain={tryAgain} /> : <Skeleton lines={8} />}
    </div>
  )
}

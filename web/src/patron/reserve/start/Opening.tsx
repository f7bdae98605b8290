import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { ErrorAlert } from '../../../parts/ErrorAlert.tsx'
import { Skeleton } from '../../../parts/Skeleton.tsx'
import { question, useAsk } from '../../../talk/ask.ts'
import { useSession } from '../../../talk/use-session.ts'
import { useWords } from '../../../words/use-words.ts'
import styles from '../steps/Step.module.css'
import { StepHead } from '../steps/StepHead.tsx'
import { useReserveStep } from '../steps/steps.ts'
import { useMyVisits } from '../steps/use-my-visits.ts'
import { openingOf, parkedOf, viewOf } from '../steps/visits.ts'

/**
 * Decides where a patron begins who has just come, once her reservations are loaded and her membership is, or can't be.
 * Where the reservations can't be loaded, it says so, and she may try again.
 */
export function Opening() {
  const { t } = useWords('reserve')
  const { goInstead } = useReserveStep()
  const [search] = useSearchParams()
  const { state } = useLocation()
  const session = useSession()
  const client = useQueryClient()
  const membership = useAsk('membership', { params: { id: session?.userId ?? '' } })
  const { visits, today, error, tryAgain } = useMyVisits()
  const resolved = !membership.isPending && visits !== undefined && today !== undefined

  const begin = useEffectEvent(() => {
    if (!visits || !today) return
    const parked = search.has('garage') && parkedOf(visits, today)
    // A mere link only shows the garage: pressing it takes a tap of her own.
    const isTapped = state?.byHerTap === true
    if (parked)
      return goInstead('reserve-payment', { ...viewOf(parked), garage: isTapped || undefined })
    const { step, patch } = openingOf(visits, today)
    const visit = visits.find(({ reservationId }) => reservationId === patch.reservationId)
    // The visit is taken from the list that was just loaded.
    if (visit) {
      const { queryKey } = question('reservation', { params: { id: visit.reservationId } })
      client.setQueryData(queryKey, visit)
    }
    goInstead(step, patch)
  })
  // Where she begins is decided once, when everything is known.
  useEffect(() => {
    if (resolved) begin()
  }, [resolved])

  return (
    <div className={`wrap ${styles.step}`}>
      <StepHead step="reserve-start" title={t('reserveStart')} />
      {error ? <ErrorAlert failure={error} onTryAgain={tryAgain} /> : <Skeleton lines={8} />}
    </div>
  )
}

import type { Reservation } from '@mikvah/contract/contract.ts'
import { useEffect, useRef } from 'react'
import { Alert } from '../parts/Alert.tsx'
import { CallFailed } from '../talk/call-failed.ts'
import { serverNow } from '../talk/clock.ts'
import { wordsOfFailure } from '../talk/words-of-failure.ts'
import { useWords } from '../words/use-words.ts'

type Props = {
  failure: unknown
  /** The visit whose place is held while she tries again. */
  held?: Pick<Reservation, 'holdUntil'>
}

/** Why it came to no payment; of a refused card also that nothing was taken, and how long her time is still held. */
export function PayRefused({ failure, held }: Props) {
  const { t } = useWords('cards')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure) place.current?.scrollIntoView({ block: 'nearest' })
  }, [failure])
  if (!failure) return null
  const refused = failure instanceof CallFailed && failure.cardRefused
  const minutes = held?.holdUntil
    ? Math.floor((Date.parse(held.holdUntil) - serverNow()) / 60_000)
    : 0
  return (
    <div ref={place}>
      <Alert kind="danger" title={wordsOfFailure(failure, t)}>
        {refused ? t('cardNothingTaken') : null}{' '}
        {refused && minutes > 0 ? t('cardStillHeld', { minutes }) : null}
      </Alert>
    </div>
  )
}

import type { Reservation } from '@mikvah/contract/contract.ts'
import { IconHourglass } from '@tabler/icons-react'
import { use, useEffect, useRef } from 'react'
import { Alert } from '../parts/Alert.tsx'
import { CallFailed, leavesOpen } from '../talk/call-failed.ts'
import { useNow } from '../talk/use-now.ts'
import { CallLink, useCallFor } from '../talk/ways-to-call.ts'
import { wordsOfFailure } from '../talk/words-of-failure.ts'
import { useWords } from '../words/use-words.ts'
import { type Held, heldUntilOf } from './hold-of.ts'
import { PaidBefore, Unheard, UnheardBefore } from './outcome/find-answer.ts'

type Props = {
  failure: unknown
  /** The visit whose place is held while she tries again. */
  held?: Place
}

type Place = Held & Pick<Reservation, 'reservationCreated'>

/**
 * Why a payment failed, where the card was refused that nothing was taken, and how long her place is still held; or
 * that the outcome isn't known, and where nobody asks for it any more, a number to call; or that the last one went
 * through when its page had gone.
 */
export function PayRefused({ failure, held }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure) place.current?.scrollIntoView({ block: 'nearest' })
  }, [failure])
  if (!failure) return null
  return (
    <div ref={place}>
      {failure instanceof PaidBefore ? <WentThrough onSaid={failure.onSaid} /> : null}
      {isUnheard(failure) ? <NotKnown failure={failure} /> : null}
      {isRefusal(failure) ? <Refused {...{ failure, held }} /> : null}
    </div>
  )
}

const isUnheard = (failure: unknown) =>
  failure instanceof Unheard || failure instanceof UnheardBefore

const isRefusal = (failure: unknown) => !isUnheard(failure) && !(failure instanceof PaidBefore)

function WentThrough({ onSaid }: Pick<PaidBefore, 'onSaid'>) {
  const { t } = useWords('cards')
  useEffect(onSaid, [onSaid])
  return (
    <Alert kind="success" title={t('cardPaidBeforeTitle')}>
      {t('cardPaidBeforeText')}
    </Alert>
  )
}

/** The outcome isn't known: either it is still being asked for, or she has to look herself. */
function NotKnown({ failure }: { failure: unknown }) {
  const { t } = useWords('cards')
  const Call = use(CallLink)
  const isAsked = failure instanceof Unheard
  return (
    <Alert
      kind="warning"
      icon={IconHourglass}
      title={t(isAsked ? 'cardUnheardTitle' : 'cardUnheardBeforeTitle')}
      action={Call && !isAsked ? <Call /> : null}
    >
      {t(isAsked ? 'cardUnheardText' : 'cardUnheardBeforeText')}
    </Alert>
  )
}

function Refused({ failure, held }: Props) {
  const { t } = useWords('cards')
  const call = useCallFor(failure)
  const isOver = failure instanceof CallFailed && !leavesOpen(failure)
  return (
    <Alert kind="danger" title={wordsOfFailure(failure, t)} action={call}>
      {isOver && failure.cardRefused ? t('cardNothingTaken') : null}{' '}
      {isOver && held && failure.code !== 'change-of-begun-visit' ? <StillHeld {...held} /> : null}
    </Alert>
  )
}

/** The whole minutes left, rounded down; in the last minute nothing. */
function StillHeld(place: Place) {
  const { t } = useWords('cards')
  const now = useNow()
  const until = heldUntilOf(place)
  if (until === null) return null
  const left = Math.min(until - now, until - Date.parse(place.reservationCreated))
  const count = Math.floor(left / 60_000)
  return count > 0 ? t('cardStillHeld', { count }) : null
}

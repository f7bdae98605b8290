import type { Reservation } from '@mikvah/contract/contract.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type Giving, nothingGiven } from '../../../paying/giving.ts'
import type { ChargeEnd } from '../../../paying/use-charge.ts'
import { noCard } from '../../../talk/call.ts'
import { useTell } from '../../../talk/tell.ts'
import { useTyped } from '../../../talk/use-typed.ts'
import { closeGiving } from '../giving/place-of-giving.ts'
import { finish } from '../steps/finished-ways.ts'
import { type GivingView, useReserveStep } from '../steps/steps.ts'
import { isHers } from '../visit/is-hers.ts'
import { useKeepVisit } from '../visit/use-keep-visit.ts'
import type { News } from './PayNews.tsx'
import { useOutcome } from './use-outcome.ts'
import type { PayView } from './view-of.ts'

/** What the views of Your Reservation do, and what she has typed there. */
export type PayActs = ReturnType<typeof usePayStep>['acts']

/** Loads the visit anew; gives it as it stands then, or no data where that failed before it was ever loaded. */
export type AskAgain = () => Promise<{ data: Reservation | undefined }>

const tipAtFirst: Giving = { ...nothingGiven, tip: '5' }

/**
 * The state of Your Reservation: `acts` is what she may do and has typed, `news` the outcome of what she did last, null
 * once closed, and `failure` why a confirm was refused.
 */
export function usePayStep(visit: Reservation, view: PayView, askAgain: AskAgain) {
  const { present, wayId, go, goInstead, back } = useReserveStep()
  const keep = useKeepVisit()
  const change = useTell('changeReservationStatus', {
    onDone: async ({ result }) => {
      if (isHers(result)) await settled(result, visit)
    },
  })
  const [typed, setTyped] = useTyped<Partial<Record<PayView, Giving>>>(
    `giving ${visit.reservationId}`,
    {},
  )
  const [news, setNews] = useState<News | null>(null)
  const closeNews = useCallback(() => setNews(null), [])
  const standing = useLatest(present)

  /** Called once the visit is charged or settled another way: shows it as it is now, without a mode. */
  const settled = async (now: Reservation, was: Reservation) => {
    outcome.forget()
    keep(now)
    setTyped({})
    const reservedNow = now.reservationStatus === 'Reserved' && was.reservationStatus === 'Pending'
    const given = present?.giving === 'merchandise' ? null : (present?.giving ?? null)
    setNews(reservedNow ? 'booked' : given)
    if (reservedNow) finish(wayId)
    if (!present?.over)
      await goInstead('reserve-payment', { mode: undefined, heldUntil: undefined })
    else if (standing.current?.over) await back()
  }

  const outcome = useOutcome(visit, (end, now) => {
    closeGiving(visit)
    if (end === 'paid') settled(now, { ...now, reservationStatus: 'Pending' })
    else setNews('not-taken')
  })

  const onCharged = async ({ end, answer }: ChargeEnd<'makePayment'>) => {
    setNews(null)
    // The answer brings the visit as it is now: the network may be gone before it can be read again.
    if (end === 'paid' && answer.reservation) return settled(answer.reservation, visit)
    if (end === 'pending') keep(outcome.watch(visit))
    const { data } = await askAgain()
    if (!data) return
    if (end === 'paid') await settled(data, visit)
    else outcome.found(data)
  }
  const onFailed = () => {
    outcome.forget()
    askAgain()
  }
  const leaveUnpaid = () =>
    present?.over ? back() : goInstead('reserve-payment', { mode: undefined })
  /** The answer was lost or it was refused: the visit says whether it is booked. */
  const findBooked = async () => {
    const { data } = await askAgain()
    if (data?.reservationStatus !== 'Reserved') return
    change.reset()
    await settled(data, visit)
  }
  const reserve = () =>
    change.mutate(
      {
        params: { id: visit.reservationId },
        body: { status: 'Reserved', expectedStatus: 'Pending', ...noCard },
      },
      { onError: findBooked },
    )
  const give = (what: GivingView) => {
    setNews(null)
    go('reserve-payment', { giving: what, over: true })
  }

  return {
    news,
    closeNews,
    failure: change.error,
    acts: {
      giving: typed[view] ?? (view === 'tip' ? tipAtFirst : nothingGiven),
      onGiving: (next: Giving) => setTyped({ ...typed, [view]: next }),
      onCharged,
      onFailed,
      laterBusy: change.isPending,
      onPayLater: visit.reservationStatus === 'Pending' ? reserve : leaveUnpaid,
      give,
    },
  }
}

/** A value as it is when an answer comes, not as it was at the tap. */
function useLatest<Value>(value: Value) {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  return latest
}

import type { Reservation } from '@mikvah/contract/contract.ts'
import type { VisitSeen } from '../../live/live-event.ts'
import { useTell } from '../../talk/tell.ts'
import { keepMoved } from './just-moved.ts'
import { useForgetOnceBack } from './use-forget-once-back.ts'
import { useFresh } from './use-fresh.ts'
import { type Card, useSwipe } from './use-swipe.ts'

type Shown = Pick<VisitSeen, 'reservationId' | 'reservationStatus'>
type Status = Reservation['reservationStatus']
type How = {
  undo?: boolean
  /** Why she goes before her turn. */
  reason?: string | undefined
  /** Into which pool. */
  pool?: number | undefined
}

/**
 * Moves whichever visit to another status from the one the screen shows, or takes its last move back; of two desks the
 * second is told what the first has made of it. Gives whether it was done.
 */
export function useMove() {
  const changeReservationStatus = useTell('changeReservationStatus')
  const fresh = useFresh()
  const swipe = useSwipe()
  useForgetOnceBack(changeReservationStatus)
  const send = async (visit: Shown, status: Status, { undo, reason, pool }: How, card: Card) => {
    changeReservationStatus.reset()
    try {
      const { result } = await changeReservationStatus.mutateAsync({
        params: { id: visit.reservationId },
        body: {
          status,
          expectedStatus: visit.reservationStatus,
          ...(undo ? { undo } : {}),
          ...(reason ? { overrideReason: reason } : {}),
          ...(pool ? { pool } : {}),
          ...card,
        },
      })
      fresh.tellAll(result)
      keepMoved(result)
      return true
    } catch (failure) {
      fresh.tellRefused(failure)
      return false
    }
  }
  const move = async (visit: Shown, status: Status, how: How = {}) => {
    const withCard = (card: Card) => send(visit, status, how, card)
    return (await swipe.withCard(withCard, visit.reservationId)) ?? false
  }
  return {
    move,
    swipe,
    error: changeReservationStatus.error,
    isPending: changeReservationStatus.isPending,
    forget: changeReservationStatus.reset,
  }
}

/** The same of the one visit that is shown. */
export function useMoveVisit(visit: Shown) {
  const { move, ...rest } = useMove()
  const moveTo = (status: Status, how?: How) => move(visit, status, how)
  return { moveTo, ...rest }
}

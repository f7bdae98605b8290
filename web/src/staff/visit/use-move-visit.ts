import type { Reservation } from '@mikvah/contract/contract.ts'
import type { VisitSeen } from '../../live/live-event.ts'
import type { AnswerOf } from '../../talk/call.ts'
import { useTell } from '../../talk/tell.ts'
import { keepMoved } from './just-moved.ts'
import { useFloorAct } from './use-floor-act.ts'
import { useForgetOnceBack } from './use-forget-once-back.ts'

type Shown = Pick<VisitSeen, 'reservationId' | 'reservationStatus'>
type Status = Reservation['reservationStatus']
type How = {
  undo?: boolean
  /** Why she goes before her turn. */
  reason?: string | undefined
  /** The pool she goes into. */
  pool?: number | undefined
}

/**
 * `move` gives a visit another status, sent with the status the screen shows, or undoes its last change; the second of
 * two desks is told what the first has done. It gives whether it was done; what failed is in `error`.
 */
export function useMove() {
  const changeReservationStatus = useTell('changeReservationStatus')
  const { act, swipe } = useFloorAct()
  useForgetOnceBack(changeReservationStatus)
  const move = (visit: Shown, status: Status, { undo, reason, pool }: How = {}) =>
    act<AnswerOf<'changeReservationStatus'>>(
      (card) => {
        changeReservationStatus.reset()
        return changeReservationStatus.mutateAsync({
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
      },
      { about: visit.reservationId, onDone: keepMoved },
    )
  return {
    move,
    swipe,
    error: changeReservationStatus.error,
    isPending: changeReservationStatus.isPending,
    forget: changeReservationStatus.reset,
  }
}

/** `useMove` for the one visit that is shown: `moveTo` takes the status alone. */
export function useMoveVisit(visit: Shown) {
  const { move, ...rest } = useMove()
  const moveTo = (status: Status, how?: How) => move(visit, status, how)
  return { moveTo, ...rest }
}

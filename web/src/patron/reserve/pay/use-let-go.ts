import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'
import { call } from '../../../talk/call.ts'
import { useReserveStep } from '../steps.ts'

/**
 * Going back inside the app gives the held place up; hiding or closing the page doesn't, for a bank's app may hide it
 * (rules 2). What was Reserved meanwhile stays: only a Pending visit is let go.
 */
export function useLetGo() {
  const { present } = useReserveStep()
  const navigation = useNavigationType()
  const before = useRef(present)
  useEffect(() => {
    const { step, mode, reservationId } = before.current ?? {}
    before.current = present
    const held = step === 'reserve-payment' && (mode === 'new' || mode === 'edit')
    if (navigation !== 'POP' || !held || !reservationId) return
    if (present?.step !== 'reserve-payment') letGo(reservationId)
  }, [present, navigation])
}

/** Nobody waits for it: the hold ends by itself as well. */
export const letGo = (id: string) =>
  call('changeReservationStatus', {
    params: { id },
    body: { status: 'Canceled', expectedStatus: 'Pending' },
  }).catch(() => null)

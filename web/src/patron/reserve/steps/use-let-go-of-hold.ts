import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '../../../talk/call.ts'
import { makeOld } from '../../../talk/make-old.ts'
import { useReserveStep } from './steps.ts'

/**
 * Going back from payment to the options cancels the hold made between; hiding or closing the page doesn't.
 * A hold that was paid meanwhile is no longer Pending, and the server leaves it.
 */
export function useLetGoOfHold() {
  const { present } = useReserveStep()
  const client = useQueryClient()
  const before = useRef(present)
  useEffect(() => {
    const left = before.current
    before.current = present
    const held = left?.step === 'reserve-payment' && left.heldUntil !== undefined
    if (!held || !left.reservationId || present?.step !== 'reserve-options') return
    call('changeReservationStatus', {
      params: { id: left.reservationId },
      body: { status: 'Canceled', expectedStatus: 'Pending' },
    })
      .catch(() => null)
      .then(() => makeOld(client, ['findReservationsByUser']))
  }, [present, client])
}

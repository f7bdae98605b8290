import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { makeOld } from '../../../talk/make-old.ts'
import { giveBackHolds, leaveHold } from './holds-left.ts'
import { useReserveStep } from './steps.ts'

/**
 * Going back from payment to the options cancels the hold made between; hiding or closing the page doesn't. What the
 * server couldn't be told of, or what is just being paid, is given back at her next step.
 */
export function useLetGoOfHold() {
  const { present } = useReserveStep()
  const client = useQueryClient()
  const before = useRef(present)
  useEffect(() => {
    const left = before.current
    before.current = present
    const held = left?.step === 'reserve-payment' && left.heldUntil !== undefined
    if (held && left.reservationId && present?.step === 'reserve-options')
      leaveHold(left.reservationId)
    giveBackHolds(present?.reservationId).then((given) => {
      if (given.length > 0) makeOld(client, ['findReservationsByUser'])
    })
  }, [present, client])
}

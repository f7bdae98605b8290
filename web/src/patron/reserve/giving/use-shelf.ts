import type { Reservation } from '@mikvah/contract/contract.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useKnownOnce } from '../../../page/use-known-once.ts'
import { question, useAsk } from '../../../talk/ask.ts'
import { CallFailed, leavesOpen } from '../../../talk/call-failed.ts'
import { makeOld } from '../../../talk/make-old.ts'
import { useTell } from '../../../talk/tell.ts'
import { useInTurn } from '../../../talk/use-in-turn.ts'
import { type Quantities, useShelfWish } from './shelf-wish.ts'

/** Taps within this time, in milliseconds, are sent as one request (debounce). */
const pause = 350

/** What a refusal for good says is no longer as it was read. */
const reads = ['merchandise', 'reservation'] as const

/**
 * The merchandise on sale (`onSale`; `comes` until it is known), and how many of each this visit takes (`taken`, by
 * name). `put` sets a quantity, saved as she taps; `saving` until the server has answered. What couldn't be saved stays
 * as she tapped it, also on the next page of this visit that shows the shelf or its sum, and goes with her next tap or
 * with `tryAgain`, undefined where nothing is left; what the server refuses for good is `dropped`, or it would have
 * every later tap refused with it.
 */
export function useShelf(visit: Reservation) {
  const client = useQueryClient()
  const asked = useAsk('merchandise')
  const comes = !useKnownOnce(asked)
  const onSale = (asked.data ?? []).filter(({ active }) => active)
  const write = useTell('writeReservationMerchandise')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { left, sent, begin, isOver, inTurn } = useShelfWish(visit.reservationId)

  const save = async (quantities: Quantities) => {
    const items = Object.entries(quantities).map(([item, quantity]) => ({ item, quantity }))
    const params = { id: visit.reservationId }
    const { result } = await write.mutateAsync({ params, body: { items } }).catch((failure) => {
      if (isFinal(failure)) {
        isOver(quantities)
        for (const read of reads) makeOld(client, [read])
      }
      throw failure
    })
    isOver(quantities)
    client.setQueryData(question('reservation', { params }).queryKey, result)
  }
  const { want } = useInTurn((quantities: Quantities) => inTurn(quantities, () => save(quantities)))

  const dropped = isFinal(write.error)
  const wish: Quantities = { ...left, ...sent }
  const taken = (item: string) =>
    wish[item] ?? visit.merchandise.find((line) => line.item === item)?.quantity ?? 0

  const put = (item: string, quantity: number) => {
    const next = { ...wish, [item]: quantity }
    begin(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => want(next), pause)
  }

  const saving = sent !== null
  const again = () => {
    if (!left) return
    begin(left)
    want(left)
  }
  const tryAgain = left && !saving ? again : undefined
  return { onSale, comes, taken, put, saving, failure: write.error, dropped, tryAgain }
}

/** Whether trying again would be refused again; a payment that is under way comes to an end. */
const isFinal = (failure: unknown) =>
  failure instanceof CallFailed && !leavesOpen(failure) && failure.code !== 'payment-in-progress'

import type { Reservation } from '@mikvah/contract/contract.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { question, useAsk } from '../../../talk/ask.ts'
import { useTell } from '../../../talk/tell.ts'
import { useInTurn } from '../../../talk/use-in-turn.ts'

/** Taps within this time, in milliseconds, are sent as one request (debounce). */
const pause = 350

type Quantities = Record<string, number>

/**
 * The merchandise on sale, and how many of each this visit takes. Saved as she taps; `saving` until the server has
 * answered. What couldn't be saved stays as she tapped it, and goes with her next tap or with another try.
 */
export function useShelf(visit: Reservation) {
  const client = useQueryClient()
  const onSale = (useAsk('merchandise').data ?? []).filter(({ active }) => active)
  const write = useTell('writeReservationMerchandise')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [tapped, setTapped] = useState<Quantities | null>(null)

  const { wanted, unwritten, want } = useInTurn(async (quantities: Quantities) => {
    const items = Object.entries(quantities).map(([item, quantity]) => ({ item, quantity }))
    const params = { id: visit.reservationId }
    const { result } = await write.mutateAsync({ params, body: { items } })
    client.setQueryData(question('reservation', { params }).queryKey, result)
  })

  const wish: Quantities = { ...unwritten, ...wanted, ...tapped }
  const taken = (item: string) =>
    wish[item] ?? visit.merchandise.find((line) => line.item === item)?.quantity ?? 0

  const put = (item: string, quantity: number) => {
    const next = { ...wish, [item]: quantity }
    setTapped(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setTapped(null)
      want(next)
    }, pause)
  }

  const saving = tapped !== null || wanted !== null
  const tryAgain = unwritten && !saving ? () => want(unwritten) : undefined
  return { onSale, taken, put, saving, failure: write.error, tryAgain }
}

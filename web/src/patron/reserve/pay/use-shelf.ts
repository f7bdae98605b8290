import type { Reservation } from '@mikvah/contract/contract.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { question, useAsk } from '../../../talk/ask.ts'
import { useTell } from '../../../talk/tell.ts'

/** Taps in a row go out as one request. */
const pause = 350

/** What is on sale and how many of each this visit takes. Saved as she taps; `saving` until the visit knows. */
export function useShelf(visit: Reservation) {
  const client = useQueryClient()
  const onSale = (useAsk('merchandise').data ?? []).filter(({ active }) => active)
  const write = useTell('writeReservationMerchandise')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [wanted, setWanted] = useState<Record<string, number>>({})

  const taken = (item: string) =>
    wanted[item] ?? visit.merchandise.find((line) => line.item === item)?.quantity ?? 0

  const save = (next: Record<string, number>) => {
    const items = Object.entries(next).map(([item, quantity]) => ({ item, quantity }))
    write.mutate(
      { params: { id: visit.reservationId }, body: { items } },
      {
        onSuccess: ({ result }) => {
          const { queryKey } = question('reservation', { params: { id: visit.reservationId } })
          client.setQueryData(queryKey, result)
        },
        onSettled: () => setWanted({}),
      },
    )
  }

  const put = (item: string, quantity: number) => {
    const next = { ...wanted, [item]: quantity }
    setWanted(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => save(next), pause)
  }

  return { onSale, taken, put, saving: Object.keys(wanted).length > 0, failure: write.error }
}

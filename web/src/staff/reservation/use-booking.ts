import type { Reservation } from '@mikvah/contract/contract.ts'
import { judgeEdit } from '@mikvah/rules/reservation/edit.ts'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSettings } from '../../facts/use-settings.ts'
import { useAsk } from '../../talk/ask.ts'
import { useTell } from '../../talk/tell.ts'
import { useWords } from '../../words/use-words.ts'
import { useFresh } from '../visit/use-fresh.ts'
import { bodyOf, type Wish } from './wish.ts'

export type Given = {
  userId: string | null
  /** The one that is changed; null for a new one. */
  visit: Reservation | null
  begin: Wish
}

/** The wish as it stands, what is on sale beside it, and the booking of it. */
export function useBooking({ userId, visit, begin }: Given) {
  const { t } = useWords('desk-reservation')
  const navigate = useNavigate()
  const was = useLocation().state as { said?: string } | null
  const fresh = useFresh()
  const { date: today } = useSettings()
  // What another desk changes meanwhile is shown, but for what this one has touched.
  const [touched, touch] = useState<Partial<Wish>>({})
  const wish = { ...begin, ...touched }
  const slots = useAsk(
    'availableReservations',
    {
      query: {
        dt: wish.date,
        userid: userId ?? undefined,
        replacingreservationid: visit?.reservationId,
      },
    },
    { staleTime: 0 },
  )
  const told = useTell('newReservation', { stale: ['availableReservations', 'reservation'] })
  const body = userId ? bodyOf(wish, { userId, replaces: visit?.reservationId ?? null }) : null

  const book = async (expectedTotal: number) => {
    if (!body) return
    const { ignoreCutoff, ignoreAvailability } = wish
    try {
      const { result } = await told.mutateAsync({
        query: {
          v: '1',
          ignoreCutoff: ignoreCutoff ? 'true' : undefined,
          ignoreAvailability: ignoreAvailability ? 'true' : undefined,
        },
        body: { ...body, expectedTotal },
      })
      fresh.tellAll(result)
      const said = t(visit ? 'bookSaved' : 'bookBooked', { code: result.reservationCode })
      navigate(`/receptionist/reservation/${result.reservationId}`, {
        replace: true,
        state: { said },
      })
    } catch (failure) {
      fresh.tellRefused(failure)
      slots.refetch()
    }
  }
  return {
    wish,
    change: (more: Partial<Wish>) => touch((before) => ({ ...before, ...more })),
    slots,
    body,
    book,
    today,
    busy: told.isPending,
    failure: told.error,
    /** What the booking that led here came to. */
    said: was?.said ?? null,
    mayChange: visit === null || mayEdit(visit, today),
    isChanged: visit === null || JSON.stringify(wish) !== JSON.stringify(begin),
  }
}

const mayEdit = (visit: Reservation, today: string | undefined): boolean =>
  judgeEdit(
    {
      status: visit.reservationStatus,
      night: visit.reservationDate,
      paymentOpen: visit.paymentPending,
    },
    { by: 'reception', today: today ?? visit.reservationDate },
  ).allowed

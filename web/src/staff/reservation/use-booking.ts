import type { Reservation } from '@mikvah/contract/contract.ts'
import { mayBeHereFor } from '@mikvah/rules/reservation/bookable.ts'
import { judgeEdit } from '@mikvah/rules/reservation/edit.ts'
import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSettings } from '../../facts/use-settings.ts'
import { useTimeZone } from '../../facts/use-time-zone.ts'
import { useAsk } from '../../talk/ask.ts'
import { serverNow } from '../../talk/clock.ts'
import { useTell } from '../../talk/tell.ts'
import { useWords } from '../../words/use-words.ts'
import { useNight } from '../facts/use-night.ts'
import { useNightAt } from '../facts/use-places.ts'
import { useTicked } from '../parts/ticks.ts'
import { useUnsaved } from '../parts/unsaved/unsaved.ts'
import { useFresh } from '../visit/use-fresh.ts'
import { hourOfNow } from './now-hour.ts'
import { type Pays, useSeeIn } from './use-see-in.ts'
import { bodyOf, type DeskWish, rightNow } from './wish.ts'

/** For whom the desk books, or which reservation it changes, and the choices that it begins with. */
export type BookingAtDesk = {
  userId: string | null
  /** The reservation that is changed; null for a new one. */
  visit: Reservation | null
  begin: DeskWish
}

/** What the booking did that this page was opened from. */
type Done = {
  did?: 'bookSaved' | 'bookBooked'
}

/**
 * How that stands now, in a sentence: what isn't paid yet is only held. Null where there is nothing to say, as of what
 * was canceled since.
 */
function useSaidOf(visit: Reservation | null): string | null {
  const { t } = useWords('desk-reservation')
  const was = useLocation().state as Done | null
  const word = visit && was ? wordOf(visit, was) : undefined
  return visit && word ? t(word, { code: visit.reservationCode }) : null
}

function wordOf({ reservationStatus }: Reservation, { did }: Done) {
  if (reservationStatus === 'Pending') return did && 'bookHeld'
  return reservationStatus === 'Canceled' ? undefined : did
}

/**
 * What the desk has chosen, what is on sale beside it, and `book`, which books it: a walk-in who is here is led on to
 * the check-in, any other to the page of the reservation. `book` never throws; a refusal is in `failure`.
 */
export function useBooking({ userId, visit, begin }: BookingAtDesk) {
  const navigate = useNavigate()
  const fresh = useFresh()
  const { date: today } = useSettings()
  const { wish, isNow, now, change, isChanged, isTyped } = useWish(begin, visit)
  const slots = useAsk(
    'availableReservations',
    {
      query: {
        dt: wish.date,
        userid: userId ?? undefined,
        replacingreservationid: visit?.reservationId,
      },
    },
    {
      staleTime: 0,
      // It stays shown while the same night is asked for her who has just been found: what stands below the hours would
      // else move under the hand that taps there.
      placeholderData: (before, its) => (isOfNight(its, wish.date) ? before : undefined),
    },
  )
  const newReservation = useTell('newReservation', {
    stale: ['availableReservations', 'reservation'],
  })
  const mayBeHere = useMayBeHere(wish)
  // A change that keeps the hour also keeps whether she is here, however near or far the hour is now.
  const keepsHour = visit !== null && wish.time === begin.time
  const isHere = wish.isHere && (keepsHour || mayBeHere)
  const body = userId
    ? bodyOf({ ...wish, isHere }, { userId, replaces: visit?.reservationId ?? null })
    : null
  const seeIn = useSeeIn(userId)
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const release = useUnsaved(isTyped || (visit === null && userId !== null), 'page')

  const book = async (expectedTotal: number, pays: Pays) => {
    if (!body || running.current) return
    running.current = true
    setBusy(true)
    const { ignoreCutoff, ignoreAvailability } = wish
    try {
      const { result } = await newReservation.mutateAsync({
        query: {
          v: '1',
          ignoreCutoff: ignoreCutoff ? 'true' : undefined,
          ignoreAvailability: ignoreAvailability ? 'true' : undefined,
        },
        body: { ...body, expectedTotal },
      })
      fresh.tellAll(result)
      // What is booked can't be lost any more, whatever happens to the later calls.
      release()
      if (visit === null && isHere) return await seeIn.seeIn(result, pays)
      const state: Done = { did: visit ? 'bookSaved' : 'bookBooked' }
      navigate(`/receptionist/reservation/${result.reservationId}`, { replace: true, state })
    } catch (failure) {
      fresh.tellRefused(failure)
      slots.refetch()
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return {
    wish,
    isNow,
    now: wish.date === today && visit === null ? now : null,
    mayBeHere: visit === null && mayBeHere,
    isHere: visit === null && isHere,
    change,
    slots,
    body,
    book,
    today,
    busy,
    swipe: seeIn.swipe,
    failure: newReservation.error,
    /** The result of the booking that this page was opened from. */
    said: useSaidOf(visit),
    mayChange: visit === null || mayEdit(visit, today),
    isChanged,
  }
}

type Key = readonly [name: string, asked: { query: { dt: string } }]

const isOfNight = (its: { queryKey: unknown } | undefined, date: string) =>
  (its?.queryKey as Key | undefined)?.[1].query.dt === date

/** The choices as they begin and as the desk changes them; an hour of “now” moves on with the clock. */
function useWish(begin: DeskWish, visit: Reservation | null) {
  // What another desk changes meanwhile is shown, except what this desk has touched.
  const [touched, touch] = useState<Partial<DeskWish>>({})
  const chosen = { ...begin, ...touched }
  const now = useNow(chosen.alternateLocation)
  const isNow = chosen.time === rightNow
  const isTyped = JSON.stringify(chosen) !== JSON.stringify(begin)
  return {
    wish: { ...chosen, time: chosen.time === rightNow ? now : chosen.time },
    isNow,
    now,
    change: (more: Partial<DeskWish>) => touch((before) => ({ ...before, ...more })),
    isChanged: visit === null || isTyped,
    isTyped,
  }
}

/**
 * The hour for somebody who is at the desk now, as it moves on; null where the night of her building has none at
 * present.
 */
function useNow(alternate: boolean): string | null {
  const night = useNightAt(alternate)
  const zone = useTimeZone()
  const at = useTicked((now) => (night ? (hourOfNow(now, night) ?? 0) : 0))
  return at === 0 ? null : instantTextOf(at, zone)
}

function useMayBeHere({ time, date }: { time: string | null; date: string }): boolean {
  const night = useNight()
  const startsAt = time === null ? null : Date.parse(time)
  return useTicked(
    () =>
      startsAt !== null &&
      night !== undefined &&
      mayBeHereFor({ night: date, startsAt }, { now: serverNow(), today: night.date }),
  )
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

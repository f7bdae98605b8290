import { graceOf } from '@mikvah/rules/visit/arrived-on-time.ts'
import { useMemo } from 'react'
import type { VisitSeen } from '../../live/live-event.ts'
import { useLiveQuery } from '../../live/use-live-query.ts'
import { isHourToCome } from '../../night/hour-to-come.ts'
import type { AnswerOf } from '../../talk/call.ts'
import { useStaffSettings } from '../facts/use-staff-settings.ts'
import { type Lock, useLocks } from '../locks/use-locks.ts'
import { useTicked } from '../parts/ticks.ts'
import { type Screen, stateOf } from '../screens/screen-state.ts'
import { useTexted } from './texted.ts'
import { useSheetsToEnter } from './use-sheets-to-enter.ts'

/** What waits for the desk, by kind; each list is in the order in which it is worked through. */
export type Needs = {
  locks: readonly Lock[]
  silent: readonly Screen[]
  late: readonly VisitSeen[]
  sheets: AnswerOf<'sheets'>
  leftOver: readonly VisitSeen[]
  owing: readonly VisitSeen[]
}

const none: never[] = []

/**
 * Kinds of locks that people outside can cause as often as they like, so the board doesn't announce them; the page of
 * the screens lists them.
 */
const elsewhere: readonly Lock['kind'][] = [
  'address',
  'cards-of-strangers',
  'cards-of-patron',
  'number-of-patron',
]

/**
 * What waits for the desk now, followed by events and by the clock; a list that isn't loaded is empty. Locks that
 * anybody outside can cause are left out.
 */
export function useNeeds(): Needs {
  const { data: board } = useLiveQuery('listReception')
  const { data: noShows = none } = useLiveQuery('noShows')
  return {
    locks: useInsideLocks(),
    silent: useSilent(),
    late: useLate(board?.upcoming ?? none),
    sheets: useSheetsToEnter(),
    leftOver: board?.leftover ?? none,
    owing: noShows.filter(({ balance = 0 }) => balance > 0),
  }
}

function useInsideLocks(): readonly Lock[] {
  const locks = useLocks()
  return useMemo(() => locks.filter(({ kind }) => !elsewhere.includes(kind)), [locks])
}

function useSilent(): readonly Screen[] {
  const { data: screens = none } = useLiveQuery('devices')
  return useAsTimeGoes(screens, 'id', (screen, now) => stateOf(screen, now) === 'silent')
}

/** Patrons who are later than the facility's limit and not here; those who have been written to are left out. */
function useLate(upcoming: readonly VisitSeen[]): readonly VisitSeen[] {
  const settings = useStaffSettings()
  const texted = useTexted()
  // Until the limit is known nobody is late: a text that says so can't be taken back.
  const grace = settings ? graceOf(settings) : Number.POSITIVE_INFINITY
  const late = useAsTimeGoes(
    upcoming,
    'reservationId',
    ({ reservationTime = '', kallah = false }, now) =>
      !isHourToCome({ kallah, reservationTime }) && Date.parse(reservationTime) + grace < now,
  )
  return late.filter(
    ({ reservationId, userId, lateTexted }) =>
      userId && !lateTexted && !texted.includes(reservationId),
  )
}

/** The items for which a test is true just now; tested every second, and rendered again only when the list changes. */
function useAsTimeGoes<Key extends string, One extends Record<Key, string>>(
  all: readonly One[],
  key: Key,
  isSo: (one: One, now: number) => boolean,
): readonly One[] {
  const keys = useTicked((now) =>
    all
      .filter((one) => isSo(one, now))
      .map((one) => one[key])
      .join(' '),
  )
  return useMemo(() => all.filter((one) => keys.split(' ').includes(one[key])), [all, key, keys])
}

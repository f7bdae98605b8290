import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { freshKey } from '../../../talk/fresh-key.ts'
import { choiceOf, keepChoice } from './choice-of-way.ts'
import type { Chosen } from './chosen.ts'

/** The four steps under /reserve, in their order (requirements P2). */
export const reserveSteps = [
  'reserve-start',
  'reserve-date',
  'reserve-options',
  'reserve-payment',
] as const

export type ReserveStep = (typeof reserveSteps)[number]

/**
 * What the steps are for: to book a visit (`new`) or to replace one (`edit`), with a place held while she pays, or to
 * pay for one that stands (`pay`). Without a mode a visit is only shown.
 */
export type ReserveMode = 'new' | 'edit' | 'pay'

/** What she gives from the page of a visit, besides paying. */
export type GivingView = 'donation' | 'tip' | 'merchandise'

/**
 * The state that the steps share. It is stored in the browser's history, so that going back finds each step as it
 * was.
 */
export type ReserveState = {
  step: ReserveStep
  mode?: ReserveMode
  /** The chosen night, YYYY-MM-DD. */
  date?: string
  /** What she has chosen in Room Options, kept for coming back. */
  chosen?: Chosen
  /** The visit of reserve-payment; after reserve-options it is Pending and held for her. */
  reservationId?: string
  /** The visit an edit replaces. */
  replacingReservationId?: string
  /** Until when her place is held, an instant with its offset; null without a limit. */
  heldUntil?: string | null
  /** What she gives from the page of her visit. */
  giving?: GivingView
  /** Whether this step was opened from the visit's page, so that going back returns to it. */
  over?: boolean
  /** Whether she came to open the garage, which is then opened for her once. */
  garage?: true
}

/**
 * The state of a navigation by a tap of hers on the way to the garage; no link that somebody sends her can set it, so
 * that a mere link opens nothing.
 */
export const byHerTap = { byHerTap: true }

type Patch = Omit<Partial<ReserveState>, 'step'>

type Stored = ReserveState & {
  /** How many steps of /reserve are before this one in the history. */
  behind?: number
  /** The booking or edit that this step belongs to, and how many steps are before its first one. */
  way?: { id: string; begins: number }
}

/**
 * Her present step, and the ways on from it. Without one (she has just come) `present` is null, and the start decides
 * where she begins.
 */
export function useReserveStep() {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const stored = state as Stored | null
  const present = useMemo(() => (stored?.step ? withChoice(stored) : null), [stored])
  const behind = present?.behind ?? 0

  // Resolves when the router is at the next step, so that what led to it lasts until then.
  const write = async (next: Stored, replace: boolean, flushSync = false) => {
    if (isChoice(next) && next.way) keepChoice(next.way.id, next)
    await navigate(pathname, { state: next, replace, flushSync, preventScrollReset: true })
  }

  const newWay = (begins: number) => ({ id: freshKey(), begins })

  const inPlace = (step: ReserveStep, patch: Patch, flushSync = false) => {
    const way = present?.way ?? newWay(behind)
    return write({ ...withoutDrawer(present), ...patch, step, way, behind }, true, flushSync)
  }

  return {
    present: present as ReserveState | null,
    /** The id of the booking or edit that this step belongs to; null where there is none. */
    wayId: present?.way?.id ?? null,
    /** Goes to a step; the state stays, with `patch` over it. */
    go: (step: ReserveStep, patch: Patch = {}) => {
      const way = step === 'reserve-date' ? newWay(behind + 1) : present?.way
      return write({ ...withoutDrawer(present), ...patch, step, way, behind: behind + 1 }, false)
    },
    /** Goes to a step in place of the present one, which can't be gone back to. */
    goInstead: (step: ReserveStep, patch: Patch = {}) => inPlace(step, patch),
    /** Keeps what she chooses in this step, and shows it at once: her next tap goes by it. */
    keep: (step: ReserveStep, patch: Patch) => inPlace(step, patch, true),
    /** The garage has been pressed for her, so that neither a reload nor coming back presses it again. */
    spendTrigger: () =>
      present && write({ ...withoutDrawer(present), step: present.step, garage: undefined }, true),
    /** Goes back to the previous step, or to reserve-start when there is none. */
    back: async () => {
      if (behind > 0) await navigate(-1)
      else await write({ step: 'reserve-start' }, true)
    },
    /** Goes to one of her visits, as from the list. */
    toVisit: (reservationId: string) =>
      write({ step: 'reserve-payment', reservationId, behind: behind + 1 }, false),
    /** Goes to the list of her reservations; nothing that was chosen is kept. */
    toStart: () => write({ step: 'reserve-start', behind: behind + 1 }, false),
    /** Leaves a booking or edit that has ended: back over all its steps, with the list in place of the first. */
    leaveWay: async () => {
      const steps = behind - (present?.way?.begins ?? behind)
      if (steps > 0) await navigate(-steps)
      else await write({ step: 'reserve-start', behind }, true)
    },
  }
}

const isChoice = ({ step }: Stored) => step === 'reserve-date' || step === 'reserve-options'

/** The days as she has left them, with the options that she has chosen since. */
const withChoice = (stored: Stored): Stored =>
  stored.step === 'reserve-date' ? { ...stored, ...choiceOf(stored.way?.id) } : stored

/** The state without the mark that the drawer sets in it while it is open. */
function withoutDrawer(state: (Stored & { drawer?: boolean }) | null): Partial<Stored> {
  const { drawer: _, ...rest } = state ?? {}
  return rest
}

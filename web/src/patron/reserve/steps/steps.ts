import { useLocation, useNavigate } from 'react-router'
import { freshKey } from '../../../talk/fresh-key.ts'
import type { Chosen } from './chosen.ts'

/** The four steps under /reserve, in their order (spec, patron 2). */
export const reserveSteps = [
  'reserve-start',
  'reserve-date',
  'reserve-options',
  'reserve-payment',
] as const

export type ReserveStep = (typeof reserveSteps)[number]

/** `new` and `edit` have a held visit before them, `pay` a booked one; without a mode a visit is only looked at. */
export type ReserveMode = 'new' | 'edit' | 'pay'

/** The one thing she gives from the visit's page, apart from its balance. */
export type GivingView = 'donation' | 'tip' | 'merchandise'

/** What the steps tell one another. It lives in the history, so that going back finds each step as it was left. */
export type ReserveState = {
  step: ReserveStep
  mode?: ReserveMode
  /** The night she chose, YYYY-MM-DD. */
  date?: string
  /** What she chose in Room Options, kept for when she comes back to it. */
  chosen?: Chosen
  /** The visit of reserve-payment; after reserve-options it is Pending and held for her. */
  reservationId?: string
  /** The visit an edit replaces. */
  replacingReservationId?: string
  /** Until when her place is held, an instant with its offset; null when there is no limit. */
  heldUntil?: string | null
  /** What she gives from the page of her visit. */
  giving?: GivingView
  /** The step lies over her visit: going back finds it. */
  over?: boolean
  /** She came to open the garage: it is pressed once by itself. */
  garage?: true
}

/** What comes along with a tap of hers on the way to the garage, and with no link that anybody can send her. */
export const byHerTap = { byHerTap: true }

type Stored = ReserveState & {
  /** How many steps of /reserve lie behind this one in the history. */
  behind?: number
  /** The booking or edit this step belongs to, and how many steps lie behind its first one. */
  way?: { id: string; begins: number }
}

/** The step she is at. Without one (she has just come) it is null, and the start decides where she begins. */
export function useReserveStep() {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const stored = state as Stored | null
  const present = stored?.step ? stored : null
  const behind = present?.behind ?? 0

  // Ends when the next step stands there, so that what led to it lasts until then.
  const write = async (next: Stored, replace: boolean) => {
    await navigate(pathname, { state: next, replace, preventScrollReset: true })
  }

  const newWay = (begins: number) => ({ id: freshKey(), begins })

  return {
    present: present as ReserveState | null,
    wayId: present?.way?.id ?? null,
    /** On to a step: what is known stays known, and `patch` is laid over it. */
    go: (step: ReserveStep, patch: Omit<Partial<ReserveState>, 'step'> = {}) => {
      const way = step === 'reserve-date' ? newWay(behind + 1) : present?.way
      return write({ ...withoutDrawer(present), ...patch, step, way, behind: behind + 1 }, false)
    },
    /** The same, in the place of the present step, which can't be gone back to. */
    goInstead: (step: ReserveStep, patch: Omit<Partial<ReserveState>, 'step'> = {}) => {
      const way = present?.way ?? newWay(behind)
      return write({ ...withoutDrawer(present), ...patch, step, way, behind }, true)
    },
    /** The garage has been pressed for her: neither a reload nor coming back presses it again. */
    spendTrigger: () =>
      present && write({ ...withoutDrawer(present), step: present.step, garage: undefined }, true),
    /** To the previous step, or to reserve-start when none lies behind. */
    back: async () => {
      if (behind > 0) await navigate(-1)
      else await write({ step: 'reserve-start' }, true)
    },
    /** To one of her visits, as the list would open it. */
    toVisit: (reservationId: string) =>
      write({ step: 'reserve-payment', reservationId, behind: behind + 1 }, false),
    /** Afresh from the list of her reservations: nothing that was chosen is kept. */
    toStart: () => write({ step: 'reserve-start', behind: behind + 1 }, false),
    /** Out of a way that has ended: back over all of its steps, and the list in the place of the first. */
    leaveWay: async () => {
      const steps = behind - (present?.way?.begins ?? behind)
      if (steps > 0) await navigate(-steps)
      else await write({ step: 'reserve-start', behind }, true)
    },
  }
}

/** The drawer opens over a step by a mark of its own in the same state; it isn't carried on. */
function withoutDrawer(state: (Stored & { drawer?: boolean }) | null): Partial<Stored> {
  const { drawer: _, ...rest } = state ?? {}
  return rest
}

import type { Reservation } from '@mikvah/contract/contract.ts'
import type { WordKey } from '@mikvah/contract/words/key.ts'
import { hasMemberships } from '@mikvah/rules/membership/active.ts'
import type { editRefusals } from '@mikvah/rules/reservation/edit.ts'
import { isFridayLike } from '@mikvah/rules/reservation/length.ts'
import { isIn } from '@mikvah/rules/reservation/statuses.ts'
import { textIn } from '@mikvah/rules/settings/text-in.ts'
import type { Language } from '@mikvah/rules/words/language.ts'
import { isHourToCome } from '../../../night/hour-to-come.ts'
import type { GivingView } from '../steps/steps.ts'
import { judgeEditOf } from '../steps/visits.ts'
import { mayCancel } from '../visit/free-until.ts'
import { netPaidOf } from '../visit/net-paid.ts'
import type { VisitFacts } from '../visit/use-visit-facts.ts'

export type BookedWay = 'edit' | 'note' | 'payments' | 'membership' | GivingView

/** What a visit allows as it stands, and what is said of it. */
export type Booked = {
  /** Whether something is owed that may be paid now. */
  owes: boolean
  /** The last lines of the price, in dollars, the total with the key of its name; `quiet` where nothing is owed. */
  sum: { paid: number; refunded: number; total: { name: WordKey; amount: number; quiet?: boolean } }
  ways: readonly BookedWay[]
  mayEdit: boolean
  /**
   * Why she can't edit it: its day is over, or the office arranges it and is to be called. Null where she can, and
   * where the page says already that a payment is under way.
   */
  noEdit: { words: WordKey; toCall: boolean } | null
  /** Whether the visit may be canceled; null where there is nothing to cancel, and while a payment is under way. */
  cancel: { allowed: boolean } | null
  freeUntil: string | null
  /** What she is told ahead of the visit: the words of this key, or the facility's own text. */
  ahead: { words: WordKey } | { text: string } | null
  /** Whether the visit is Reserved, so that the calendar entry, directions and somebody to call are shown. */
  arrives: boolean
  /** Whether the preparations are shown: for every visit that isn't over, canceled or replaced. */
  prepares: boolean
}

type Facts = Pick<VisitFacts, 'settings' | 'night' | 'friday' | 'shabbosMode' | 'freeUntil'>

/** What a patron may do with her visit, by the rules that the server judges by too, and what the page says of it. */
export function bookedOf(visit: Reservation, facts: Facts, language: Language): Booked {
  const status = visit.reservationStatus
  const isOff = isIn('givenUp', status)
  const isUpcoming = isIn('toCome', status)
  const today = facts.settings.date ?? ''
  const edit = judgeEditOf(visit, today)
  return {
    owes: visit.balance > 0 && !isOff && !visit.paymentPending,
    sum: sumOf(visit, isOff),
    ways: waysOf(visit, facts, { isOff, isUpcoming }),
    mayEdit: edit.allowed,
    noEdit: edit.allowed ? null : (noEdits[edit.because] ?? null),
    cancel: isUpcoming && !visit.paymentPending ? { allowed: mayCancel(visit, today) } : null,
    freeUntil: isUpcoming ? facts.freeUntil : null,
    ahead: isUpcoming ? aheadOf(visit, facts, language) : null,
    arrives: status === 'Reserved',
    prepares: !isIn('terminal', status),
  }
}

/** A payment under way is said on the page already. */
const noEdits: Partial<Record<(typeof editRefusals)[number], Booked['noEdit']>> = {
  'edit-past': { words: 'reserveEditPast', toCall: false },
  'edit-not-now': { words: 'reserveEditCall', toCall: true },
}

/** The last line of the price: what is owed, or, if nothing is, what it all came to. */
function sumOf(visit: Reservation, isOff: boolean): Booked['sum'] {
  const { balance, refund } = visit
  const paid = netPaidOf(visit)
  if (isOff)
    return {
      paid: 0,
      refunded: refund?.amount ?? 0,
      total: { name: 'payTotal', amount: balance + paid, quiet: true },
    }
  return balance > 0
    ? { paid, refunded: 0, total: { name: 'payToPay', amount: balance } }
    : { paid: 0, refunded: 0, total: { name: 'payLineWasPaid', amount: paid, quiet: true } }
}

type Stand = { isOff: boolean; isUpcoming: boolean }

function waysOf(visit: Reservation, facts: Facts, { isOff, isUpcoming }: Stand): BookedWay[] {
  const gives = !isOff && !visit.paymentPending
  const shelf = gives && isUpcoming && facts.night?.shabbosMode === false
  const sells = hasMemberships(facts.settings) && !visit.userMembership?.activeMember
  const offered: Record<BookedWay, boolean> = {
    edit: isUpcoming,
    note: isUpcoming,
    payments: true,
    tip: gives,
    donation: gives,
    merchandise: shelf,
    membership: sells,
  }
  return inOrder.filter((way) => offered[way])
}

const inOrder: readonly BookedWay[] = [
  'edit',
  'note',
  'payments',
  'tip',
  'donation',
  'merchandise',
  'membership',
]

function aheadOf(visit: Reservation, facts: Facts, language: Language): Booked['ahead'] {
  if (isHourToCome(visit)) return { words: 'payHourToCome' }
  const ofFriday = isFridayLike(facts)
    ? textIn(facts.settings, 'reservationInstructionsFriday', language)
    : null
  const text = ofFriday ?? textIn(facts.settings, 'reservationInstructions', language)
  return text ? { text } : null
}

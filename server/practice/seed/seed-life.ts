import type { AuditDetails } from '@mikvah/contract/audited.ts'
import { remindersFor, remindersOf } from '@mikvah/rules/messages/reminders.ts'
import type { ReservationStatus } from '@mikvah/rules/reservation/statuses.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import { auditOf } from '../../audit/write-audit.ts'
import type { Effect } from '../../outbox/add-effect.ts'
import { balanceFrom } from '../../payments/ledger/balance-of-visit.ts'
import { moneyOf } from '../../payments/ledger/money.ts'
import type { AttemptRow, PaymentRow } from '../../payments/ledger/store.ts'
import type { Moment, SignedInContext } from '../../request/context.ts'
import type { Decided } from '../../reservations/booking/decide-booking.ts'
import {
  auditOfBooking,
  bookingNoticeOf,
  firstHistoryOf,
} from '../../reservations/booking/written-beside.ts'
import type { ReservationRow, UncodedVisit } from '../../reservations/store.ts'
import { occupiedBy } from '../../rooms/occupy.ts'
import type { Placement } from '../../rooms/store.ts'
import {
  type Actor,
  type HistoryEntry,
  type MoveMore,
  movedBy,
  waitingCodeBeside,
} from '../../visits/moved.ts'
import { noticesOf, reminderNotices } from '../../visits/notices.ts'
import { refuseMove } from '../../visits/refuse-move.ts'
import { reminderFactsOf } from '../../visits/remind.ts'
import { attendantOf } from './the-house.ts'

/** How a visit is paid: by card when it is booked, at the door, or not (a hold that ran out or still runs). */
export type SeededPayment = 'card' | 'door' | 'lost' | 'holding'

/** A visit and all rows that it has led to so far, gathered before they are written at once. */
export type Life = {
  decided: Decided
  paying: SeededPayment
  /** When she cancels, if she does. */
  canceledAt: Ms | null
  row: UncodedVisit
  history: HistoryEntry[]
  placements: Placement[]
  audits: NonNullable<ReturnType<typeof auditOf>>[]
  /** Notices with her code in them, which is drawn only when the visit is written. */
  notices: ((row: ReservationRow) => Effect[])[]
  attempts: AttemptRow[]
  payments: PaymentRow[]
}

/** A visit as it was booked. */
export function bookedLife(decided: Decided, paying: SeededPayment, canceledAt: Ms | null): Life {
  const { visit, owner, opened } = decided
  const audit = auditOfBooking(decided)
  const became = bookingNoticeOf(decided)
  return {
    ...{ decided, paying, canceledAt, row: visit },
    history: [firstHistoryOf(decided, visit)],
    placements: [],
    audits: audit ? [audit] : [],
    notices: became ? [(row) => noticesOf(became, opened.ctx, row, owner)] : [],
    attempts: [],
    payments: [],
  }
}

/** Moves a visit; the caller has made sure that the move is allowed. */
export function moveOn(life: Life, actor: Actor, to: ReservationStatus, more: MoveMore = {}) {
  const { changes, entry, after } = movedBy(actor, life.row, to, more)
  life.row = { ...life.row, ...changes }
  life.history.push(entry)
  const [last] = life.placements.slice(-1)
  if (after.leftAs && last) last.until = actor.now
  if (after.enters && more.into != null)
    life.placements.push(
      occupiedBy(actor, more.into, { id: life.row.id, language: 'en' }).placement,
    )
}

/** A step of the evening taken by staff; refused when the rules refuse it. */
export function seedStep(
  life: Life,
  ctx: SignedInContext,
  { to, room }: { to: ReservationStatus; room: number | null },
  codes: Set<string | null>,
): void {
  const { row } = life
  refuseMove(ctx, row, to)
  const into = to === 'Assigned' ? room : null
  const inRoom = into ?? row.roomId
  const attendant = inRoom === null ? null : attendantOf(inRoom)
  const { drawsCode } = movedBy(ctx, row, to, { into })
  moveOn(life, ctx, to, { into, attendant })
  if (drawsCode) {
    life.row.waitingCode = waitingCodeBeside(codes)
    codes.add(life.row.waitingCode)
  }
  noteAct(life, ctx, { from: row.status, to })
}

/** Adds the row of the audit log that an act would have left. */
export function noteAct(life: Life, ctx: SignedInContext, details: AuditDetails): void {
  const { id, userId } = life.row
  const audit = auditOf(ctx, { subject: id, owner: userId, details })
  if (audit) life.audits.push(audit)
}

/** Once it is paid in full, a held visit becomes Reserved, by nobody's hand. */
export function settle(life: Life, moment: Moment): void {
  const { owner } = life.decided
  if (
    life.row.status !== 'Pending' ||
    !balanceFrom(life.row, moneyOf(life.payments, life.attempts)).paid
  )
    return
  moveOn(life, moment, 'Reserved')
  life.notices.push((row) => noticesOf('reserved', moment, row, owner))
}

/** Adds to her notices the reminders that fell due while the visit stood. */
export function reminded(moment: Moment, life: Life): void {
  const { row, history, notices, decided } = life
  const since = history.find(({ next }) => next === 'Reserved')?.at
  if (since === undefined || row.placeholder) return
  const { owner } = decided
  const until = history.find(({ previous }) => previous === 'Reserved')?.at ?? moment.now + 1
  const facts = reminderFactsOf(moment)
  const { notificationDayBefore: dayBefore, notificationDayOf: dayOf } = owner
  const hers = remindersFor(
    remindersOf(row, facts),
    { wants: { dayBefore, dayOf }, since },
    facts.timeZone,
  )
  for (const reminder of hers) {
    if (reminder.at < until)
      notices.push((written) => reminderNotices(reminder, moment, written, owner))
  }
}

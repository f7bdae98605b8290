import { isMember } from '@mikvah/rules/membership/active.ts'
import { dollarsOf } from '@mikvah/rules/price/money.ts'
import { type QuoteLine, reductions } from '@mikvah/rules/price/price-of-visit.ts'
import { shownEndOf, takesPlace } from '@mikvah/rules/reservation/hold.ts'
import { roomTypeOf } from '@mikvah/rules/reservation/room-type.ts'
import { flagsIn } from '@mikvah/rules/reservation/visit-flags.ts'
import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import { arrivedOnTime } from '@mikvah/rules/visit/arrived-on-time.ts'
import { membershipView } from '../../memberships/view.ts'
import { todayOf } from '../../nights/nights.ts'
import { balanceFrom } from '../../payments/ledger/balance-of-visit.ts'
import { moneyOf } from '../../payments/ledger/money.ts'
import { paymentView } from '../../payments/ledger/view.ts'
import { factsOf } from '../facts-of.ts'
import { lineView } from './line-view.ts'
import { endView, merchandiseView, refundView, sumOfCodes } from './money-fields.ts'
import type { ReservationView, Telling, VisitFacts } from './visit-facts.ts'

/**
 * The fields of a visit as its patron sees them; others' views begin with these. Amounts are in dollars, instants texts
 * in the facility's zone. A hold that has run out is shown as Canceled.
 */
export function patronsView(
  ctx: Telling,
  { row, owner, paid, paidBefore, endedHold, replacedHasBegun, room }: VisitFacts,
): ReservationView {
  const { timeZone } = ctx.content
  const at = (ms: Ms) => instantTextOf(ms, timeZone)
  const atOrNull = (ms: Ms | null) => (ms === null ? null : at(ms))
  const paymentPending = paid.attempts.some(
    ({ kind, state }) => kind === 'charge' && state === 'open',
  )
  const held = row.status === 'Pending' && takesPlace(factsOf(row, paymentPending), ctx.now)
  const status = row.status === 'Pending' && !held ? 'Canceled' : row.status
  const counted = held ? [paidBefore, paid] : [paid]
  const money = counted.flatMap(({ payments, attempts }) => moneyOf(payments, attempts))
  const balance = balanceFrom({ ...row, status }, money)
  const discount = sumOfCodes(row.lines, reductions)
  const merchandise = row.lines.filter((line) => line.code === 'merchandise')
  const location = ctx.content.locations.find(({ id }) => id === row.locationId)
  const pledged = (code: QuoteLine['code']) => sumOfCodes(row.lines, [code])
  return {
    reservationId: row.id,
    userId: row.userId,
    reservationDate: row.night,
    scheduleDate: row.night,
    reservationTime: at(row.startsAt),
    expectedEndTime: at(row.endsAt),
    reservationStatus: status,
    reservationCode: row.code,
    waitingCode: row.waitingCode,
    timeArrived: atOrNull(row.timeArrived),
    arrivedOnTime:
      row.timeArrived === null
        ? null
        : arrivedOnTime(row.startsAt, row.timeArrived, ctx.content.values),
    timeCompleted: atOrNull(row.timeCompleted),
    reservationCreated: at(row.createdAt),
    advanceReservation: row.advance,
    roomType: roomTypeOf(row),
    ...flagsIn(row),
    salonPedicure: row.salonPedicure,
    hasExtraTime: row.doubleSlot,
    useDiscountPrice: row.useDiscountPrice,
    member: row.member,
    firstTime: row.firstTime,
    alternateLocation: location?.alternate ?? false,
    location: {
      id: row.locationId,
      name: location?.name ?? row.locationId,
      nameHe: location?.nameHe ?? '',
    },
    paid: balance.paid,
    balance: dollarsOf(balance.balanceCents),
    amountPaid: dollarsOf(balance.paidCents),
    donationAmount: dollarsOf(pledged('donation')),
    donationTotal: dollarsOf(balance.donationCents),
    tipAmount: dollarsOf(pledged('tip')),
    tipTotal: dollarsOf(balance.tipCents),
    discountAmount: dollarsOf(-discount),
    discountTotal: dollarsOf(-discount),
    merchTotal: dollarsOf(sumOfCodes(row.lines, ['merchandise'])),
    quoteLines: row.lines.map((line) => lineView(line)),
    merchandise: merchandise.map((line) => merchandiseView(line, ctx)),
    payments: counted.flatMap(({ payments }) => payments.map((one) => paymentView(one, ctx))),
    supplies: [],
    notes: null,
    statusHistory: [],
    roomAssignedHistory: [],
    userNotes: row.userNotes,
    attendantNote: owner.notes,
    reservationNotes: row.reservationNotes,
    replacingReservationId: row.replacingId,
    holdUntil: held ? atOrNull(shownEndOf(row, timeZone)) : null,
    paymentPending,
    refund: refundView(paid.attempts),
    refundMissed: row.refundMissed,
    ...endView(ctx, { row, paid, endedHold, replacedHasBegun, held }),
    room,
    userMembership: {
      activeMember: isMember(owner, todayOf(ctx), ctx.content.values),
      membership: owner.membershipLevel ? membershipView(ctx, owner) : null,
    },
    user: {
      id: owner.id,
      userName: owner.phone,
      firstName: owner.firstName,
      lastName: owner.lastName,
    },
  }
}

import type { ResultOf } from '@mikvah/contract/endpoint.ts'
import type { reservationById } from '@mikvah/contract/reservations.ts'
import { holds } from '@mikvah/rules/people/roles.ts'
import { balanceOf } from '@mikvah/rules/price/balance.ts'
import { type Cents, dollarsOf } from '@mikvah/rules/price/money.ts'
import type { QuoteLine } from '@mikvah/rules/price/price-of-visit.ts'
import { roomTypeOf } from '@mikvah/rules/reservation/room-type.ts'
import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import { arrivedOnTime } from '@mikvah/rules/visit/arrived-on-time.ts'
import type { Tx } from '../db/database.ts'
import type { AskedBySomeone } from '../http/asked.ts'
import { isMember, membershipTold } from '../memberships/view.ts'
import {
  type AttemptRow,
  attemptsOfReservations,
  type PaymentRow,
  paymentsOfReservations,
} from '../payments/store.ts'
import { paymentTold } from '../payments/view.ts'
import { todayOf } from '../schedule/nights.ts'
import { type Account, accountById } from '../sign-in/store.ts'
import { historyOf, type ReservationRow } from './store.ts'

export type ReservationTold = ResultOf<typeof reservationById>

type Facts = {
  row: ReservationRow
  owner: Account
  payments: PaymentRow[]
  attempts: AttemptRow[]
}

/** Reservations of one patron as the caller may see them: staff fields leave only for staff. */
export async function tellReservations(
  tx: Tx,
  asked: AskedBySomeone,
  rows: readonly ReservationRow[],
  owner: Account,
): Promise<ReservationTold[]> {
  const ids = rows.map(({ id }) => id)
  const staff = holds(asked.by.roles, 'Reception')
  const paid = Map.groupBy(
    await paymentsOfReservations(tx, ids),
    (payment) => payment.reservationId,
  )
  const tried = Map.groupBy(
    await attemptsOfReservations(tx, ids),
    (attempt) => attempt.reservationId,
  )
  const history = staff
    ? Map.groupBy(await historyOf(tx, ids), (entry) => entry.reservationId)
    : null
  return rows.map((row) => {
    const payments = paid.get(row.id) ?? []
    const facts = { row, owner, payments, attempts: tried.get(row.id) ?? [] }
    const told = patronsView(asked, facts)
    return history ? { ...told, ...staffFields(asked, row, history.get(row.id) ?? []) } : told
  })
}

/** A visit just made, with nothing paid or tried yet: there is no need to ask for what can't be there. */
export const tellNewReservation = (asked: AskedBySomeone, row: ReservationRow, owner: Account) =>
  patronsView(asked, { row, owner, payments: [], attempts: [] })

export async function tellReservation(
  tx: Tx,
  asked: AskedBySomeone,
  row: ReservationRow,
): Promise<ReservationTold> {
  const owner = await accountById(tx, row.userId)
  if (!owner) throw new Error('A reservation without its patron.')
  const [told] = await tellReservations(tx, asked, [row], owner)
  if (!told) throw new Error('Nothing to tell.')
  return told
}

function patronsView(
  asked: AskedBySomeone,
  { row, owner, payments, attempts }: Facts,
): ReservationTold {
  const { timeZone } = asked.content
  const at = (ms: Ms) => instantTextOf(ms, timeZone)
  const atOrNull = (ms: Ms | null) => (ms === null ? null : at(ms))
  const balance = balanceOf({ status: row.status, lines: row.lines, payments })
  const discount = sumOfCodes(row.lines, ['member-price', 'discount-price'])
  const merchandise = row.lines.filter((line) => line.code === 'merchandise')
  const place = asked.content.locations.find(({ id }) => id === row.locationId)
  const pledged = (code: QuoteLine['code']) => sumOfCodes(row.lines, [code])
  return {
    reservationId: row.id,
    userId: row.userId,
    reservationDate: row.night,
    scheduleDate: row.night,
    reservationTime: at(row.startsAt),
    expectedEndTime: at(row.endsAt),
    reservationStatus: row.status,
    reservationCode: row.code,
    waitingCode: row.waitingCode,
    timeArrived: atOrNull(row.timeArrived),
    arrivedOnTime:
      row.timeArrived === null
        ? null
        : arrivedOnTime(row.startsAt, row.timeArrived, asked.content.values),
    timeCompleted: atOrNull(row.timeCompleted),
    reservationCreated: at(row.createdAt),
    advanceReservation: row.advance,
    roomType: roomTypeOf(row),
    bath: row.bath,
    handicapped: row.handicapped,
    kallah: row.kallah,
    segula: row.segula,
    privateRoom: row.privateRoom,
    chabadBor: row.chabadBor,
    parking: row.parking,
    salonManicure: row.salonManicure,
    salonPedicure: row.salonPedicure,
    salonBoth: row.salonBoth,
    doubleSlot: row.doubleSlot,
    hasExtraTime: row.doubleSlot,
    useDiscountPrice: row.useDiscountPrice,
    member: row.member,
    firstTime: row.firstTime,
    alternateLocation: place?.alternate ?? false,
    location: place?.name ?? row.locationId,
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
    quoteLines: row.lines.map((line) => lineTold(line)),
    merchandise: merchandise.map((line) => merchandiseTold(line, asked)),
    payments: payments.map((payment) => paymentTold(payment, timeZone)),
    supplies: [],
    userNotes: row.userNotes,
    reservationNotes: row.reservationNotes,
    replacingReservationId: row.replacingId,
    holdUntil: row.status === 'Pending' ? atOrNull(row.holdUntil) : null,
    paymentPending: attempts.some(({ kind, state }) => kind === 'charge' && state === 'open'),
    refund: refundTold(attempts),
    room: null,
    userMembership: {
      activeMember: isMember(owner, todayOf(asked)),
      membership: owner.membershipLevel ? membershipTold(asked, owner) : null,
    },
    user: {
      id: owner.id,
      userName: owner.userName,
      firstName: owner.firstName,
      lastName: owner.lastName,
    },
  }
}

function staffFields(
  { content }: AskedBySomeone,
  row: ReservationRow,
  history: Awaited<ReturnType<typeof historyOf>>,
): Partial<ReservationTold> {
  const at = (ms: Ms) => instantTextOf(ms, content.timeZone)
  return {
    notes: row.notes,
    createdByIp: row.createdIp,
    createdByUser: row.createdBy,
    roomIdPreassign: null,
    statusHistory: history.map((entry) => ({
      previousReservationStatus: entry.previous,
      newReservationStatus: entry.next,
      previousStatusChange: entry.previousSince === null ? null : at(entry.previousSince),
      dateCreated: at(entry.at),
      statusLastUpdatedByUser: entry.by,
      statusLastUpdatedByIp: entry.ip,
      attendant: entry.attendant,
    })),
  }
}

export const lineTold = ({ code, item, quantity, cents }: QuoteLine) => ({
  code: item ? `${code}:${item}` : code,
  quantity: quantity ?? 1,
  amount: dollarsOf(cents),
})

function merchandiseTold(
  { item = '', quantity = 1, cents }: QuoteLine,
  { content }: AskedBySomeone,
) {
  const known = content.merchandise.find((entry) => entry.item === item)
  return {
    item,
    description: known?.description ?? '',
    quantity,
    price: dollarsOf(Math.round(cents / quantity)),
    total: dollarsOf(cents),
  }
}

const sumOfCodes = (lines: readonly QuoteLine[], codes: readonly QuoteLine['code'][]): Cents =>
  lines.filter(({ code }) => codes.includes(code)).reduce((sum, { cents }) => sum + cents, 0)

/** What of a refund she is told: issued once the processor has taken it, else on its way. */
function refundTold(attempts: readonly AttemptRow[]): ReservationTold['refund'] {
  const refunds = attempts.filter(
    ({ kind, state }) => kind === 'refund' && (state === 'open' || state === 'approved'),
  )
  if (refunds.length === 0) return null
  const cents = refunds.reduce((sum, refund) => sum + refund.cents, 0)
  const issued = refunds.every(({ state }) => state === 'approved')
  return { amount: dollarsOf(cents), state: issued ? 'issued' : 'onItsWay' }
}

import type { Cents } from '@mikvah/rules/price/money.ts'
import type { Quote } from '@mikvah/rules/price/price-of-visit.ts'
import { isFriendDonation } from '@mikvah/rules/price/sponsorship.ts'
import { holdUntilOf } from '@mikvah/rules/reservation/hold.ts'
import { firstStatusOf } from '@mikvah/rules/reservation/prepay.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Tx } from '../db/database.ts'
import type { AskedBySomeone } from '../http/asked.ts'
import { newId, randomDigits } from '../ids.ts'
import type { Booking } from './booking-facts.ts'
import { addHistory, addReservation, type NewReservation, type ReservationRow } from './store.ts'
import type { WishBody } from './wish-of.ts'

export type Visit = {
  body: WishBody
  quote: Quote
  /** What is left to pay once the payments of the visit it replaces have moved over. */
  owed: Cents
  old: ReservationRow | null
  length: Ms
  refundMissed: boolean
  firstTime: boolean
}

/** Writes the visit and the first row of its history. A kallah request is Reserved at once and takes no place yet. */
export async function insertVisit(
  tx: Tx,
  asked: AskedBySomeone,
  { wish, place, owner, by, placeholder }: Booking,
  { body, quote, owed, old, length, refundMissed, firstTime }: Visit,
): Promise<ReservationRow> {
  const { now, content } = asked
  const status = placeholder
    ? 'Reserved'
    : firstStatusOf({ prepayRequired: quote.prepayRequired, owedCents: owed, hold: body.hold })
  const endsAt = wish.startsAt + length
  const added = await withFreeCode(tx, {
    id: newId(),
    userId: owner.id,
    locationId: place.id,
    night: wish.night,
    startsAt: wish.startsAt,
    endsAt,
    placeholder,
    status,
    holdUntil: status === 'Pending' ? holdUntilOf(now, content.values) : null,
    bath: wish.bath,
    handicapped: wish.handicapped,
    kallah: wish.kallah,
    segula: wish.segula,
    privateRoom: wish.privateRoom,
    chabadBor: wish.chabadBor,
    parking: wish.parking,
    salonManicure: wish.salonManicure,
    salonBoth: wish.salonBoth,
    doubleSlot: wish.doubleSlot,
    useDiscountPrice: wish.useDiscountPrice && (by === 'reception' || isFriendDonation(wish)),
    member: quote.lines.some(({ code }) => code === 'member-price'),
    firstTime,
    advance: by === 'patron' || body.advanceReservation,
    notes: (by === 'reception' ? body.notes : null) ?? old?.notes ?? null,
    reservationNotes: body.reservationNotes ?? old?.reservationNotes ?? null,
    userNotes: body.userNotes ?? old?.userNotes ?? null,
    replacingId: old?.id ?? null,
    refundMissed,
    lines: quote.lines,
    donationNote: wish.donationNote,
    statusSince: now,
    createdAt: now,
    createdBy: asked.by.userId,
    createdIp: asked.ip,
  })
  await addHistory(tx, {
    id: newId(),
    reservationId: added.id,
    previous: null,
    next: added.status,
    at: now,
    by: asked.by.userId,
    ip: asked.ip,
  })
  return added
}

/** Four digits, unique in the business day; drawn again while they are taken. */
async function withFreeCode(tx: Tx, row: Omit<NewReservation, 'code'>): Promise<ReservationRow> {
  for (let draw = 0; draw < 200; draw++) {
    const added = await addReservation(tx, { ...row, code: randomDigits(4) })
    if (added) return added
  }
  throw new Error('No code is left in this night.')
}

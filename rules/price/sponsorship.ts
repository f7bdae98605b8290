import type { Booker, VisitWish } from '../reservation/reservation.ts'
import type { Cents } from './money.ts'

export const friendOfMikvah = 'Friend of Mikvah'
export const sponsorMikvahUse = 'Sponsor Mikvah Use'
export const friendCents: Cents = 36_000
/** The least that a donation by itself may be (requirements P5). */
export const leastDonationCents: Cents = 100

/** The buttons beside the donation field (requirements P2). `remark` goes beside the donation note. */
export const quickAmounts = [
  { code: 'one-use', cents: 2200, donationNote: sponsorMikvahUse, remark: null, discount: false },
  {
    code: 'kallah-use',
    cents: 7500,
    donationNote: sponsorMikvahUse,
    remark: 'kallah',
    discount: false,
  },
  {
    code: 'friend',
    cents: friendCents,
    donationNote: friendOfMikvah,
    remark: null,
    discount: true,
  },
] as const

type Donation = Pick<VisitWish, 'donationCents' | 'donationNote'>

/**
 * Whether a donation makes its giver a Friend: it is 360.00 or more, and its note doesn't say that it is for something
 * else.
 */
export const isFriendDonation = ({ donationCents, donationNote }: Donation): boolean =>
  donationCents >= friendCents && (!donationNote?.trim() || donationNote.trim() === friendOfMikvah)

/** Whether a Friend donation that was paid on a business day still gives discount prices, as it does for a year. */
export const holdsFriendYear = (paidOn: string | null, today: string): boolean =>
  paidOn !== null &&
  paidOn <= today &&
  today < Temporal.PlainDate.from(paidOn).add({ years: 1 }).toString()

/**
 * Whether she may have the discount price (a member pays her level's instead): in a Friend year always, else where the
 * body asks for it with `useDiscountPrice`, from Reception always, from a patron only together with a Friend donation
 * in the same body, or where she changes a visit to which the desk gave it.
 */
export const mayUseDiscountPrice = (
  wish: Donation & Pick<VisitWish, 'useDiscountPrice'>,
  { by, friendYear, deskDiscount }: { by: Booker; friendYear: boolean; deskDiscount: boolean },
): boolean =>
  friendYear ||
  (wish.useDiscountPrice && (by === 'reception' || deskDiscount || isFriendDonation(wish)))

import type { Cents } from '../price/money.ts'
import type { Ms } from '../time/ms.ts'
import type { ReservationStatus } from './statuses.ts'
import type { VisitFlags } from './visit-flags.ts'

/** Who books. Reception stands for Admin too (people/roles.ts). */
export type Booker = 'patron' | 'reception'

/** The options of a visit, and at which location. */
export type WishedVisit = VisitFlags & { alternateLocation: boolean }

/** What the body of a booking or a quote asks for. */
export type VisitWish = WishedVisit & {
  startsAt: Ms
  /** The business day that startsAt belongs to, YYYY-MM-DD. */
  night: string
  useDiscountPrice: boolean
  merchandise: readonly { item: string; quantity: number }[]
  donationCents: Cents
  donationNote: string | null
  tipCents: Cents
}

/** What the rules need to know of a reservation that exists. */
export type ReservationFacts = WishedVisit & {
  status: ReservationStatus
  startsAt: Ms
  /** The business day of the visit, YYYY-MM-DD. */
  night: string
  /** When a Pending visit loses its place; null where it never does by itself. */
  holdUntil: Ms | null
  /** Whether a payment attempt is open: until it has ended, the visit can be neither canceled nor replaced. */
  paymentOpen: boolean
  /** Whether an edit came after the refund deadline of the visit it replaced. */
  refundMissed: boolean
  /** Whether the late surcharge is among the price lines. */
  lateSurcharge: boolean
}

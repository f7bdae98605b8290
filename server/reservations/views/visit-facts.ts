import type { ResultOf } from '@mikvah/contract/endpoint.ts'
import type { reservationById } from '@mikvah/contract/reservations/reading.ts'
import type { AttemptRow, PaymentRow } from '../../payments/ledger/store.ts'
import type { Account } from '../../people/accounts.ts'
import type { Moment, RequestContext } from '../../request/context.ts'
import type { ReservationRow } from '../store.ts'

export type ReservationView = ResultOf<typeof reservationById>

/** When, under which settings and in which language a view is made. */
export type Telling = Moment & Pick<RequestContext, 'language'>

/** The ledger rows and attempts of one visit. */
export type Paid = { payments: readonly PaymentRow[]; attempts: readonly AttemptRow[] }

/** A visit with what is read beside it for its view. */
export type VisitFacts = {
  row: ReservationRow
  owner: Account
  paid: Paid
  /** The payments of the visit that this one will replace; they count while this one is held. */
  paidBefore: Paid
  /** Whether it was a hold, and canceled by the program. */
  endedHold: boolean
  /** Whether it waits to replace a visit that has begun or is gone. */
  replacedHasBegun: boolean
  /** The room she is in now; null for none. */
  room: ReservationView['room']
}

import type { Reservation } from '@mikvah/contract/contract.ts'
import { type DrawerTender, isInDrawer, type Tender } from '@mikvah/rules/payments/methods.ts'
import { useNavigate } from 'react-router'
import { useCharge } from '../../paying/use-charge.ts'
import type { FromBooking } from '../check-in/CheckInScreen.tsx'
import { useCheckIn } from '../check-in/use-check-in.ts'
import { useCheckInAnswers } from '../check-in/use-check-in-answers.ts'

/** How a walk-in pays: by a way that the desk takes now, or on her way out. */
export type Pays = Tender | 'later'

/**
 * Whether she pays in cash or by check, which the desk only writes down: they are taken by the same tap; a card is
 * asked for on the next page.
 */
export const isWrittenDown = (pays: Pays): pays is DrawerTender =>
  pays !== 'later' && isInDrawer(pays)

/**
 * `seeIn` opens the page of the check-in once she is booked. Before that it takes her cash or check and checks her in,
 * one after the other; if a call fails, what was done before stays done, and that page says what is left. With a card,
 * or where her visit is held and she pays later, it leaves both to that page.
 */
export function useSeeIn(userId: string | null) {
  const navigate = useNavigate()
  const answers = useCheckInAnswers(userId)
  const checkIn = useCheckIn()
  const { chargeBy } = useCharge('makePayment', { stale: ['reservation', 'paymentsByUser'] })

  const seeIn = async (
    visit: Pick<Reservation, 'reservationId' | 'userId' | 'balance' | 'reservationStatus'>,
    pays: Pays,
  ) => {
    const { reservationId, balance } = visit
    const go = (state: FromBooking) =>
      navigate(`/receptionist/checkin/${reservationId}`, { replace: true, state })
    if (balance > 0 && pays !== 'later') {
      if (!isWrittenDown(pays)) return go({ method: pays })
      const body = { amt: balance, method: pays, userId: visit.userId, reservationId }
      const ended = await chargeBy((tell) => tell({ body }))
      if (ended?.end !== 'paid') return go({ left: 'checkInNotPaid', method: pays })
    } else if (visit.reservationStatus === 'Pending') return go({})
    const { language, freeCubicles } = await answers.onceKnown()
    const how = { language, printer: answers.printer, wantsCubicle: freeCubicles > 0, note: null }
    return go(
      (await checkIn.checkIn(reservationId, how)) ? { isIn: true } : { left: 'checkInNotIn' },
    )
  }
  return { seeIn, swipe: checkIn.swipe }
}

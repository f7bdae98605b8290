import { pause } from '../../paying/outcome/pause.ts'
import { leavesOpen } from '../../talk/call-failed.ts'
import { ownerNow } from '../../talk/stored-typed.ts'
import { useTell } from '../../talk/tell.ts'
import { useSession } from '../../talk/use-session.ts'
import { type Created, type KallahForm, kallahNotes, kallahWish } from './kallah-form.ts'

type Paid = { form: KallahForm; expectedTotal: number; paymentId: string | null }

/** How long a visit waits before it is asked for again, in milliseconds; no longer once the network is back. */
const beforeAskingAgain = 2000

/**
 * Makes the visit of a kallah who has paid, in her own name. A lost answer is asked for once more, and nothing is made
 * twice; `unknown` where that is lost too, or somebody else is signed in by then.
 */
export function useKallahVisit(): (paid: Paid) => Promise<Created> {
  const session = useSession()
  const book = useTell('newReservation', { stale: ['findReservationsByUser'] })
  return async ({ form, expectedTotal, paymentId }) => {
    const body = {
      userId: session?.userId,
      ...kallahWish(form.date),
      reservationNotes: kallahNotes(form),
      expectedTotal,
      paymentId,
    }
    const once = () =>
      book.mutateAsync({ query: { v: '1' }, body }).then(
        () => true as const,
        (failure) => (leavesOpen(failure) ? 'unknown' : false),
      )
    const created = await once()
    if (created !== 'unknown') return created
    await pause(beforeAskingAgain, new AbortController().signal)
    return ownerNow() === session?.userId ? once() : created
  }
}

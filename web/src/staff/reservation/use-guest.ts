import type { User } from '@mikvah/contract/contract.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { call } from '../../talk/call.ts'
import { useTell } from '../../talk/tell.ts'
import { useWords } from '../../words/use-words.ts'

/** Whom this desk made last for somebody who gave no number. */
const made = new WeakMap<QueryClient, User>()

/** Whether nothing is booked for this guest and nothing was written to her record since it was made, so that the next may have it. */
const isStillNobody = async (guest: User) => {
  try {
    const [visits, now] = await Promise.all([
      call('findReservationsByUser', { query: { user: guest.id } }),
      call('user', { params: { id: guest.id } }),
    ])
    return visits.length === 0 && JSON.stringify(now) === JSON.stringify(guest)
  } catch {
    return false
  }
}

/**
 * An account for who gives no number: her price is asked for by it, before anything is booked. The one of a walk-in that
 * was given up is the next one's (decision 0081).
 */
export function useGuest() {
  const { t, language } = useWords('desk-reservation')
  const client = useQueryClient()
  const { mutateAsync, isPending, error } = useTell('makeUser')
  const guest = async (): Promise<string> => {
    const last = made.get(client)
    if (last && (await isStillNobody(last))) return last.id
    const { result } = await mutateAsync({ body: { firstName: t('bookGuest'), language } })
    made.set(client, result)
    return result.id
  }
  return { guest, isPending, error }
}

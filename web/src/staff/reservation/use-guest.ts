import type { User } from '@mikvah/contract/contract.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { call } from '../../talk/call.ts'
import { useTell } from '../../talk/tell.ts'
import { useWords } from '../../words/use-words.ts'

/** The account that this desk made last for somebody who gave no number. */
const made = new WeakMap<QueryClient, User>()

/**
 * Whether nothing is booked for this guest and nothing was written in her record since it was made, so that the next
 * guest may have it.
 */
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
 * `guest` makes an account for somebody who gives no number and gives its id, because a price can only be asked for
 * with an account, before anything is booked. An account whose walk-in was given up is used for the next guest
 * (decision 0081).
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

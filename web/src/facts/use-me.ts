import type { User } from '@mikvah/contract/contract.ts'
import { useQueryClient } from '@tanstack/react-query'
import { question, useAsk } from '../talk/ask.ts'
import { useTell } from '../talk/tell.ts'
import { useSession } from '../talk/use-session.ts'

const mine = (userId: string) => ({ params: { id: userId } })

/**
 * The query of her own record, `user` of the account that is signed in. A visitor has none, so nothing is fetched for
 * her.
 */
export function useMe() {
  const session = useSession()
  return useAsk('user', mine(session?.userId ?? ''), { enabled: session !== null })
}

/** The fields that a patron changes herself, by their paths in the call (requirements P7). */
const paths = {
  firstName: '/firstName',
  lastName: '/lastName',
  notes: '/Notes',
  notificationReservations: '/notificationReservations',
  notificationDayBefore: '/notificationDayBefore',
  notificationDayOf: '/notificationDayOf',
  notificationByEmail: '/notificationByEmail',
  email: '/email',
} as const satisfies Partial<Record<keyof User, string>>

export type Change = Partial<Pick<User, keyof typeof paths>>

/**
 * `change` changes fields of her own record, and then updates them on every screen; it throws what `error` says. The
 * rest is how the last call fared.
 */
export function useChangeMe() {
  const session = useSession()
  const client = useQueryClient()
  const changeUser = useTell('changeUser')
  const change = async (fields: Change) => {
    if (!session) return
    const body = Object.entries(fields).map(([field, value]) => ({
      op: 'add' as const,
      path: paths[field as keyof typeof paths],
      value,
    }))
    const { result } = await changeUser.mutateAsync({ ...mine(session.userId), body })
    // Only the changed fields are taken from the answer: answers about others may come in another order.
    const changed = Object.keys(fields).map((field) => [field, result[field as keyof Change]])
    client.setQueryData(question('user', mine(session.userId)).queryKey, (before) => ({
      ...(before ?? result),
      ...Object.fromEntries(changed),
    }))
  }
  return {
    change,
    isPending: changeUser.isPending,
    error: changeUser.error,
    isSuccess: changeUser.isSuccess,
  }
}

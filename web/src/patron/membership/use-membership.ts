import { useAsk } from '../../talk/ask.ts'
import { useTell } from '../../talk/tell.ts'
import { useSession } from '../../talk/use-session.ts'

/** The query of her membership as of the business day; for a visitor nothing is asked. */
export function useMembership() {
  const session = useSession()
  const asked = { params: { id: session?.userId ?? '' } }
  return useAsk('membership', asked, { enabled: session !== null })
}

/**
 * `change` turns auto-renew on or off, or cancels as of the day paid for; it throws what `error` says. The rest is the
 * state of the mutation.
 */
export function useChangeMembership() {
  const session = useSession()
  const { mutateAsync, ...mutation } = useTell('changeMembership', {
    stale: ['membership', 'user'],
  })
  const change = (body: { membershipAutoRenew: boolean } | { cancel: true }) =>
    mutateAsync({ params: { id: session?.userId ?? '' }, body })
  return { change, ...mutation }
}

import { useAsk } from '../talk/ask.ts'
import { useSession } from '../talk/use-session.ts'

/** Her saved cards; nothing is asked for a visitor. */
export function useSavedCards() {
  const session = useSession()
  return useAsk(
    'savedCards',
    { params: { id: session?.userId ?? '' } },
    { enabled: session !== null },
  )
}

import { useAsk } from '../talk/ask.ts'
import { useSession } from '../talk/use-session.ts'

/** Her saved cards, or those of the patron whom the desk serves; nothing is asked for a visitor. */
export function useSavedCards(of?: string) {
  const session = useSession()
  const id = of ?? session?.userId
  return useAsk('savedCards', { params: { id: id ?? '' } }, { enabled: id !== undefined })
}

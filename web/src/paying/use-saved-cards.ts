import { question, useAsk } from '../talk/ask.ts'
import { useSession } from '../talk/use-session.ts'

const cardsOf = (id: string) => ({ params: { id } })

/**
 * The saved cards of the patron who is signed in, or of the patron whom the desk serves. For a visitor no cards are
 * asked for.
 */
export function useSavedCards({ of, enabled = true }: { of?: string; enabled?: boolean } = {}) {
  const session = useSession()
  const id = of ?? session?.userId
  return useAsk('savedCards', cardsOf(id ?? ''), { enabled: enabled && id !== undefined })
}

/** The query for saved cards, so that it can be fetched before the page that needs it opens. */
export const savedCardsOf = (id: string) => question('savedCards', cardsOf(id))

import { question, useAsk } from '../talk/ask.ts'
import { useSession } from '../talk/use-session.ts'

const cardsOf = (id: string) => ({ params: { id } })

/**
 * The query of the saved cards of the patron who is signed in, or of the one whom the desk serves (`of`, her id). For a
 * visitor no cards are asked for.
 */
export function useSavedCards({ of, enabled = true }: { of?: string; enabled?: boolean } = {}) {
  const session = useSession()
  const id = of ?? session?.userId
  return useAsk('savedCards', cardsOf(id ?? ''), { enabled: enabled && id !== undefined })
}

/** The query options of a patron's saved cards, by her id, to fetch them before the page that needs them opens. */
export const savedCardsOf = (id: string) => question('savedCards', cardsOf(id))

import { question, useAsk } from '../talk/ask.ts'
import { useSession } from '../talk/use-session.ts'

const cardsOf = (id: string) => ({ params: { id } })

/** Her saved cards, or those of the patron whom the desk serves; nothing is asked for a visitor. */
export function useSavedCards({ of, enabled = true }: { of?: string; enabled?: boolean } = {}) {
  const session = useSession()
  const id = of ?? session?.userId
  return useAsk('savedCards', cardsOf(id ?? ''), { enabled: enabled && id !== undefined })
}

/** The question for them, to be asked before the page that needs the answer. */
export const savedCardsOf = (id: string) => question('savedCards', cardsOf(id))

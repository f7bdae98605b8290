import type { CallName } from '@mikvah/contract/addresses.ts'
import type { Query, QueryClient } from '@tanstack/react-query'
import { makeOldWhere } from '../talk/make-old.ts'
import { followTexts, presentLanguage } from '../words/texts.ts'

/**
 * Reads in whose answers the server puts words in the language of the asking: the note and the Hebrew date of a night,
 * and why a card was declined.
 */
const worded = [
  'schedule',
  'zmanim',
  'findReservationsByUser',
  'reservation',
  'paymentsByUser',
] as const satisfies readonly CallName[]

const hasWords = ({ queryKey, state }: Query): boolean =>
  state.status === 'error' || worded.some((name) => name === queryKey[0])

/**
 * Asks anew for whatever the server has put into words, refusals too, once another language is spoken. What is shown
 * stays until the answer is there. Gives the way to stop.
 */
export function followLanguage(client: QueryClient): () => void {
  let spoken = presentLanguage()
  return followTexts(() => {
    if (presentLanguage() === spoken) return
    spoken = presentLanguage()
    makeOldWhere(client, { predicate: hasWords }).catch(() => null)
  })
}

import type { CallName } from '@mikvah/contract/addresses.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { type AnswerOf, call, type Sent } from './call.ts'
import { Unreachable } from './call-failed.ts'
import { freshKey } from './fresh-key.ts'

/**
 * A write of the contract. `stale` names the reads it makes old. After a lost answer the same words go out under the
 * same key, so that nothing is done twice.
 */
export function useTell<Name extends CallName>(
  name: Name,
  { stale = [] }: { stale?: CallName[] } = {},
) {
  const client = useQueryClient()
  const lost = useRef<{ words: string; key: string } | null>(null)
  return useMutation<AnswerOf<Name>, unknown, Sent<Name>>({
    mutationFn: async (sent) => {
      const words = wordsOf(sent)
      const again = lost.current?.words === words ? lost.current.key : null
      const idempotencyKey = sent.idempotencyKey ?? again ?? freshKey()
      try {
        const answer = await call(name, { ...sent, idempotencyKey })
        lost.current = null
        return answer
      } catch (failure) {
        lost.current = failure instanceof Unreachable ? { words, key: idempotencyKey } : null
        throw failure
      }
    },
    onSuccess: () =>
      Promise.all(stale.map((read) => client.invalidateQueries({ queryKey: [read] }))),
  })
}

/** A picture can't be compared by its words: each upload is a new one. */
const wordsOf = ({ params, query, body }: Sent<CallName>) =>
  body instanceof FormData ? freshKey() : JSON.stringify([params, query, body])

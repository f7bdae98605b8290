import type { CallName } from '@mikvah/contract/addresses.ts'
import { type MutateOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useSyncExternalStore } from 'react'
import { type AnswerOf, call, type Sent, type SentWithCard } from './call.ts'
import { isLost, leavesOpen } from './call-failed.ts'
import { freshKey } from './fresh-key.ts'
import { makeOld } from './make-old.ts'

type How<Name extends CallName> = {
  /** The queries that this write makes outdated. */
  stale?: CallName[]
  /**
   * What to do with the answer. The write counts as running until this has ended too, so that its button doesn't
   * become active before the screen has changed.
   */
  onDone?: (answer: AnswerOf<Name>) => Promise<void> | void
  /** Called before each request is sent, with the key under which it is. */
  onSend?: (sent: Sent<Name>, key: string) => void
  /** Looks for an answer that was lost on its way, where it can be asked for; without it the failure stays. */
  findAnswer?: (sent: Sent<Name>, failure: unknown) => Promise<AnswerOf<Name>>
}

type Keyed<Name extends CallName> = Sent<Name> & { idempotencyKey: string }

/**
 * A write of the contract, as TanStack's mutation: `mutate`, `mutateAsync`, which throws as `call` does, and its state.
 * A second tap with the same content joins the one that is under way, without waiting for the next render. After an
 * answer that was lost, or that doesn't say what came of the request, the next tap with the same content goes under the
 * same Idempotency-Key, so that nothing is done twice.
 */
export function useTell<Name extends CallName>(
  name: Name,
  { stale = [], onDone, onSend, findAnswer }: How<Name> = {},
) {
  type Answer = AnswerOf<Name>
  type Options = MutateOptions<Answer, unknown, Sent<Name>>
  const client = useQueryClient()
  const lost = useRef<{ words: string; sent: Keyed<Name> } | null>(null)
  const underWay = useRef<{ words: string; answer: Promise<Answer> } | null>(null)
  const mutation = useMutation<Answer, unknown, Sent<Name>>({
    mutationFn: async (sent) => {
      const words = wordsOf(sent)
      const keyed = { ...sent, idempotencyKey: sent.idempotencyKey ?? freshKey() }
      const again = lost.current?.words === words ? lost.current.sent : keyed
      try {
        onSend?.(again, again.idempotencyKey)
        const answer = await call(name, again).catch((failure) => {
          if (findAnswer && isLost(failure)) return findAnswer(again, failure)
          throw failure
        })
        lost.current = null
        return answer
      } catch (failure) {
        lost.current = leavesOpen(failure) ? { words, sent: again } : null
        throw failure
      }
    },
    onSuccess: (answer) =>
      Promise.all([onDone?.(answer), ...stale.map((read) => makeOld(client, [read]))]),
  })

  const mutateAsync = (sent: SentWithCard<Name>, options?: Options): Promise<Answer> => {
    const words = wordsOf(sent)
    if (underWay.current?.words === words) return underWay.current.answer
    noteWrite()
    const answer = mutation.mutateAsync(sent, options).finally(() => {
      if (underWay.current?.answer === answer) underWay.current = null
    })
    underWay.current = { words, answer }
    return answer
  }
  const mutate = (sent: SentWithCard<Name>, options?: Options) => {
    mutateAsync(sent, options).catch(() => null)
  }
  return { ...mutation, mutate, mutateAsync }
}

/**
 * What the write says, without the captcha token, which differs at each tap. Two uploads can't be compared, so each
 * is a new one.
 */
const wordsOf = ({ params, query, body }: Sent<CallName>) =>
  body instanceof FormData
    ? freshKey()
    : JSON.stringify([params, query, body], (field, value) =>
        field === 'reCaptchaTokenResponse' ? undefined : value,
      )

let begun = 0
const hearers = new Set<() => void>()

/** How many writes this tab has begun, so that a part can tell whether its own was the last. */
export const writesSoFar = (): number => begun

/** Counts a write that begins. */
export function noteWrite(): void {
  begun += 1
  for (const hear of hearers) hear()
}

function hear(hearer: () => void) {
  hearers.add(hearer)
  return () => hearers.delete(hearer)
}

/** `writesSoFar`, rendered anew with each write. */
export const useWritesSoFar = (): number => useSyncExternalStore(hear, writesSoFar)

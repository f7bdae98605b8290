import { useState } from 'react'
import type { BodyOf } from '../../talk/call.ts'
import { useTell } from '../../talk/tell.ts'
import { useTyped } from '../../talk/use-typed.ts'

/** The day that was asked for, whether the visit was created, and whether the payment is still pending. */
export type KallahOutcome = { date: string; created: boolean; pending: boolean }
type Letter = BodyOf<'contactForm'>

/**
 * The message to the office about a kallah, and what became of her request. Both outlive a reload, the message until
 * the office has it: where there is no visit, nothing else says for which day she has paid.
 */
export function useKallahLetter() {
  const [done, setDone] = useTyped<{ outcome: KallahOutcome; letter: Letter | null } | null>(
    'kallahDone',
    null,
  )
  const [sending, setSending] = useState(false)
  const message = useTell('contactForm')

  const tellOffice = (outcome: KallahOutcome, letter: Letter) => {
    setDone({ outcome, letter })
    setSending(true)
    message
      .mutateAsync({ body: letter })
      .then(
        () => setDone({ outcome, letter: null }),
        () => null,
      )
      .finally(() => setSending(false))
  }
  return {
    tellOffice,
    outcome: done?.outcome ?? null,
    /** Whether the message didn't go out; it can be sent again. */
    isUnsent: Boolean(done?.letter) && !sending,
    /** Why it didn't, where that is known. */
    whyUnsent: message.error,
    sendAgain: () => {
      if (done?.letter) tellOffice(done.outcome, done.letter)
    },
  }
}

import { useState } from 'react'
import type { BodyOf } from '../../talk/call.ts'
import { useTell } from '../../talk/tell.ts'
import { useTyped } from '../../talk/use-typed.ts'

/** The day that was asked for, whether the visit was created, and whether the payment is still pending. */
export type KallahOutcome = { date: string; created: boolean; pending: boolean }
type Letter = BodyOf<'contactForm'>

/**
 * The message to the office about a kallah, and what became of her request. Until the office has the message both
 * outlive a reload: where there is no visit, nothing else says for which day she has paid. Then nothing of it is left
 * on the phone.
 */
export function useKallahLetter() {
  const [outcome, setOutcome] = useState<KallahOutcome | null>(null)
  const [unsent, setUnsent] = useTyped<{ outcome: KallahOutcome; letter: Letter } | null>(
    'kallahLetter',
    null,
  )
  const [sending, setSending] = useState(false)
  const message = useTell('contactForm')

  const tellOffice = (outcome: KallahOutcome, letter: Letter) => {
    setOutcome(outcome)
    setUnsent({ outcome, letter })
    setSending(true)
    message
      .mutateAsync({ body: letter })
      .then(
        () => setUnsent(null),
        () => null,
      )
      .finally(() => setSending(false))
  }
  return {
    tellOffice,
    outcome: outcome ?? unsent?.outcome ?? null,
    /** Whether the message didn't go out; it can be sent again. */
    isUnsent: unsent !== null && !sending,
    /** Why it didn't, where that is known. */
    whyUnsent: message.error,
    sendAgain: () => {
      if (unsent) tellOffice(unsent.outcome, unsent.letter)
    },
  }
}

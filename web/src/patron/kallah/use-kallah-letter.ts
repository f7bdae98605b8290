import { useState } from 'react'
import type { BodyOf } from '../../talk/call.ts'
import { leavesOpen } from '../../talk/call-failed.ts'
import { freshKey } from '../../talk/fresh-key.ts'
import { keepTyped, ownerNow, typedBefore } from '../../talk/stored-typed.ts'
import { useTell } from '../../talk/tell.ts'

/** The day that was asked for, whether the visit was created, and whether the payment is still pending. */
export type KallahOutcome = { date: string; created: boolean; pending: boolean }
type Letter = BodyOf<'contactForm'>

/** A message that the office doesn't have yet, with the Idempotency-Key under which it is sent once. */
type Unsent = { outcome: KallahOutcome; letter: Letter; key: string }

const place = 'kallahLetter'

/**
 * The message to the office about a kallah, and what became of her request. Until the office has the message both stay
 * in this tab, through a reload and whatever pages she sees meanwhile: where there is no visit, nothing else says for
 * which day she has paid. Then nothing of it is left on the phone.
 */
export function useKallahLetter() {
  const [owner] = useState(ownerNow)
  const [outcome, setOutcome] = useState<KallahOutcome | null>(null)
  const [unsent, setUnsent] = useState(
    () => (typedBefore(owner, place) as Unsent | undefined) ?? null,
  )
  const [sending, setSending] = useState(false)
  const message = useTell('contactForm')

  /** Stores it for her alone: nothing of hers is stored once she has signed out. */
  const store = (next: Unsent | null) => {
    if (ownerNow() === owner) keepTyped(owner, place, next ?? undefined)
  }
  const keep = (next: Unsent | null) => {
    store(next)
    setUnsent(next)
  }
  const send = (next: Unsent) => {
    // In somebody else's name it would stand among hers.
    if (ownerNow() !== owner) return
    setOutcome(next.outcome)
    keep(next)
    setSending(true)
    message
      .mutateAsync({ body: next.letter, idempotencyKey: next.key })
      .then(
        () => keep(null),
        // What was refused for good is asked anew under another key; what may have arrived, under this one.
        (failure) => (leavesOpen(failure) ? null : keep({ ...next, key: freshKey() })),
      )
      .finally(() => setSending(false))
  }
  return {
    /** Stores the message in case the page goes before it can be sent. */
    holdLetter: (outcome: KallahOutcome, letter: Letter) => {
      store({ outcome, letter, key: freshKey() })
      // A form that is still filled in when the page comes back would be paid for again.
      if (ownerNow() === owner) keepTyped(owner, 'kallah', undefined)
    },
    tellOffice: (outcome: KallahOutcome, letter: Letter) =>
      send({ outcome, letter, key: freshKey() }),
    outcome: outcome ?? unsent?.outcome ?? null,
    /** Whether the message is on its way to the office. */
    isSending: sending,
    /** Whether the message didn't go out; it can be sent again. */
    isUnsent: unsent !== null && !sending,
    /** Why it didn't, where that is known. */
    whyUnsent: message.error,
    sendAgain: () => {
      if (unsent) send(unsent)
    },
    /** She has told the office herself, so that nothing is left to be sent. */
    letGo: () => {
      keep(null)
      setOutcome(null)
    },
  }
}

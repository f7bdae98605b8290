import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
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

/** What a page shows of the message, and of the request that it is about. */
type Letters = {
  outcome: KallahOutcome | null
  unsent: Unsent | null
  /** Whether the visit is being made or the message is on its way, begun by this page or by one that she has left. */
  isSending: boolean
  whyUnsent: unknown
}

const lettersOf = (owner: string): Letters => ({
  outcome: null,
  unsent: (typedBefore(owner, place) as Unsent | undefined) ?? null,
  isSending: false,
  whyUnsent: null,
})

/**
 * The message to the office about a kallah, and what became of her request. Until the office has the message both stay
 * in this tab, through a reload and whatever pages she sees meanwhile: where there is no visit, nothing else says for
 * which day she has paid. Then nothing of it is left on the phone. Whoever leaves while it is on its way and comes back
 * sees that, and what became of it, and doesn't write a second time.
 */
export function useKallahLetter() {
  const client = useQueryClient()
  const [owner] = useState(ownerNow)
  const queryKey = useMemo(() => ['kallahLetter', owner], [owner])
  const { data: letters } = useQuery<Letters>({
    queryKey,
    queryFn: () => lettersOf(owner),
    initialData: () => lettersOf(owner),
    // Nothing but what happens here changes them.
    enabled: false,
    gcTime: Number.POSITIVE_INFINITY,
  })
  const message = useTell('contactForm')
  useEffect(
    () => () => {
      const left = client.getQueryData<Letters>(queryKey)
      if (!left?.isSending && !left?.unsent) client.removeQueries({ queryKey, exact: true })
    },
    [client, queryKey],
  )

  /** Stores it for her alone: nothing of hers is stored once she has signed out. */
  const store = (next: Unsent | null) => {
    if (ownerNow() === owner) keepTyped(owner, place, next ?? undefined)
  }
  /** Also for a page that she enters later; once she has signed out nothing of hers gets into the cache. */
  const show = (change: Partial<Letters>) => {
    if (ownerNow() !== owner) return
    client.setQueryData<Letters>(queryKey, (before = lettersOf(owner)) => ({
      ...before,
      ...change,
    }))
  }
  const keep = (next: Unsent | null) => {
    store(next)
    show({ unsent: next })
  }
  const send = async (next: Unsent) => {
    // In somebody else's name it would stand among hers.
    if (ownerNow() !== owner) return show({ isSending: false })
    keep(next)
    show({ outcome: next.outcome, isSending: true, whyUnsent: null })
    try {
      await message.mutateAsync({ body: next.letter, idempotencyKey: next.key })
      keep(null)
    } catch (failure) {
      // What was refused for good is asked anew under another key; what may have arrived, under this one.
      if (!leavesOpen(failure)) keep({ ...next, key: freshKey() })
      show({ whyUnsent: failure })
    }
    show({ isSending: false })
  }
  const { outcome, unsent, isSending, whyUnsent } = letters
  return {
    /** Stores the message in case the page goes before it can be sent. */
    holdLetter: (outcome: KallahOutcome, letter: Letter) => {
      keep({ outcome, letter, key: freshKey() })
      show({ isSending: true })
      // A form that is still filled in when the page comes back would be paid for again.
      if (ownerNow() === owner) keepTyped(owner, 'kallah', undefined)
    },
    tellOffice: (outcome: KallahOutcome, letter: Letter) =>
      send({ outcome, letter, key: freshKey() }),
    outcome: outcome ?? unsent?.outcome ?? null,
    isSending,
    /** Whether the message didn't go out; it can be sent again. */
    isUnsent: unsent !== null && !isSending,
    /** Why it didn't, where that is known. */
    whyUnsent,
    sendAgain: () => {
      if (unsent && !isSending) send(unsent)
    },
    /** She has told the office herself, so that nothing is left to be sent. */
    letGo: () => {
      keep(null)
      show({ outcome: null })
    },
  }
}

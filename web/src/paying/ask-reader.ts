import { type AnswerOf, type BodyOf, call } from '../talk/call.ts'
import { CallFailed, leavesOpen } from '../talk/call-failed.ts'
import { freshKey } from '../talk/fresh-key.ts'
import { pause } from './outcome/pause.ts'

type Collected = AnswerOf<'collectPayment'>['result']
export type ReaderEnd = Exclude<Collected['state'], 'waiting'>
/** How a request at the reader ended, and the amount it asked for, in dollars; null where it never asked for one. */
export type Ended = { end: ReaderEnd; amount: number | null }
/** What is asked of a reader: which one it is, the visit whose debt it charges, and what the payment is for. */
export type ReaderWish = BodyOf<'collectPayment'>

type Given = {
  wish: ReaderWish
  /** Called when the reader waits for her card, or when the connection is lost. */
  onNews: (news: { amount: number } | 'lost') => void
  signal: AbortSignal
}

const between = 2000
/** In milliseconds, longer than the server keeps a call waiting: one that takes longer was lost. */
const longest = 30_000

/**
 * Asks a reader for a card, and asks again (long polling, under one Idempotency-Key) until the outcome is known; a
 * repeat never charges twice. Throws what the server refuses, and the signal's reason once that is aborted.
 */
export async function askReader({ wish: body, onNews, signal }: Given): Promise<Ended> {
  const idempotencyKey = freshKey()
  let lost = false
  for (;;) {
    try {
      const patience = AbortSignal.any([signal, AbortSignal.timeout(longest)])
      const { result } = await call('collectPayment', {
        ...{ body, idempotencyKey, signal: patience },
        // She sees that the connection is lost, so the next call is answered at once and not kept waiting.
        atOnce: lost,
      })
      lost = false
      if (result.state !== 'waiting') return { end: result.state, amount: result.amount }
      onNews({ amount: result.amount ?? 0 })
    } catch (failure) {
      signal.throwIfAborted()
      if (failure instanceof CallFailed && !leavesOpen(failure)) throw failure
      // If the server is still working on it, nothing is lost.
      if (!(failure instanceof CallFailed && failure.code === 'in-progress')) {
        lost = true
        onNews('lost')
      }
      await pause(between, signal)
      signal.throwIfAborted()
    }
  }
}

/** Has the reader stop asking, told every two seconds until `ended` is aborted; how it ended comes by `askReader`. */
export async function stopReader(reservationId: string, ended: AbortSignal): Promise<void> {
  while (!ended.aborted) {
    await call('stopCollecting', { body: { reservationId }, signal: ended }).catch(() => null)
    await pause(between, ended)
  }
}

import { type AnswerOf, type BodyOf, call } from '../talk/call.ts'
import { CallFailed, leavesOpen } from '../talk/call-failed.ts'
import { freshKey } from '../talk/fresh-key.ts'
import { pause } from './pause.ts'

type Collected = AnswerOf<'collectPayment'>['result']
export type ReaderEnd = Exclude<Collected['state'], 'waiting'>
/** How it ended, and how much the reader was asked for. */
export type Ended = { end: ReaderEnd; amount: number | null }
/** What a reader is asked to take: what this visit owes. */
export type ReaderWish = BodyOf<'collectPayment'>

type Given = {
  wish: ReaderWish
  /** It waits for her card, or nobody can say: what was heard of it is lost. */
  onNews: (news: { amount: number } | 'lost') => void
  signal: AbortSignal
}

const between = 2000
/** Longer than a call is held: one that takes longer is lost on its way. */
const longest = 30_000

/**
 * Asks until it is known how it ended, always the same: whatever is lost between, nothing is taken twice. Throws what
 * the server refuses.
 */
export async function askReader({ wish: body, onNews, signal }: Given): Promise<Ended> {
  const idempotencyKey = freshKey()
  let lost = false
  for (;;) {
    try {
      const patience = AbortSignal.any([signal, AbortSignal.timeout(longest)])
      const { result } = await call('collectPayment', {
        ...{ body, idempotencyKey, signal: patience },
        // She has been told that nobody knows, and isn't left with that until a held call ends.
        atOnce: lost,
      })
      lost = false
      if (result.state !== 'waiting') return { end: result.state, amount: result.amount }
      onNews({ amount: result.amount ?? 0 })
    } catch (failure) {
      signal.throwIfAborted()
      if (failure instanceof CallFailed && !leavesOpen(failure)) throw failure
      // A server that is on it still has lost nothing.
      if (!(failure instanceof CallFailed && failure.code === 'in-progress')) {
        lost = true
        onNews('lost')
      }
      await pause(between, signal)
      signal.throwIfAborted()
    }
  }
}

/** Has it stop asking, as often as it takes; how it ended is what `askReader` is told. */
export async function stopReader(reservationId: string, ended: AbortSignal): Promise<void> {
  while (!ended.aborted) {
    await call('stopCollecting', { body: { reservationId }, signal: ended }).catch(() => null)
    await pause(between, ended)
  }
}

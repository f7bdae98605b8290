import type { CallName } from '@mikvah/contract/addresses.ts'
import { type AnswerOf, call, type Sent } from '../../talk/call.ts'
import { CallFailed, leavesOpen } from '../../talk/call-failed.ts'
import { ownerNow } from '../../talk/stored-typed.ts'
import { pause } from './pause.ts'

/** The payment was sent, and its outcome isn't known yet. */
export class Unheard extends Error {}

/**
 * The outcome of a payment isn't known, and she has left or reloaded the page since: its key is gone, so nobody can ask
 * any more.
 */
export class UnheardBefore extends Error {}

/** The payment went through after she had left its page, which couldn't say so; `onSaid` is called once that is said. */
export class PaidBefore extends Error {
  readonly onSaid: () => void

  constructor(onSaid: () => void) {
    super()
    this.onSaid = onSaid
  }
}

const between = 2000
/** How long to wait without a network, in milliseconds; it ends early when the browser is back online. */
const withoutNetwork = 60_000
/**
 * How long one request waits, in milliseconds. No charge takes longer, so after that the request is taken for lost and
 * sent again.
 */
const longest = 30_000

/**
 * Finds out what came of a payment whose answer was lost, by asking under its key until it is known. Asking moves no
 * money. Once the server says that the payment hadn't begun, it refuses a first try that arrives later; while it can't
 * promise that it answers 503, and is asked again. A key belongs to the user who paid: while somebody else or nobody is
 * signed in, it isn't asked. Throws the refusal of a payment that failed, and the reason of `ended` once that is
 * aborted.
 */
export async function findAnswer<Name extends CallName>(
  name: Name,
  sent: Sent<Name>,
  { by, ended }: { by: string; ended: AbortSignal },
): Promise<AnswerOf<Name>> {
  for (;;) {
    await pause(navigator.onLine ? between : withoutNetwork, ended)
    ended.throwIfAborted()
    if (ownerNow() !== by) continue
    try {
      const signal = AbortSignal.any([ended, AbortSignal.timeout(longest)])
      return await call(name, { ...sent, asksOutcome: true, signal })
    } catch (failure) {
      ended.throwIfAborted()
      if (failure instanceof CallFailed && !leavesOpen(failure)) throw failure
    }
  }
}

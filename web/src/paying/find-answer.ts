import type { CallName } from '@mikvah/contract/addresses.ts'
import { type AnswerOf, call, type Sent } from '../talk/call.ts'
import { CallFailed, leavesOpen } from '../talk/call-failed.ts'
import { presentSession } from '../talk/session.ts'
import { pause } from './pause.ts'

/** It went out, and nobody can say yet what came of it. */
export class Unheard extends Error {}

/** So it was when she left or loaded the page anew: its key is gone with it, and nobody asks any more. */
export class UnheardBefore extends Error {}

const between = 2000
/** Without a network there is no use in asking: the browser says when it is back, and that ends the wait early. */
const withoutNetwork = 60_000
/** How long one question waits. No charge takes that long: the question was lost on its way, and is asked again. */
const longest = 30_000

/**
 * What came of a payment whose answer was lost: asked under its own key until it is known. Asking moves no money. Once
 * the server says that the payment had not begun, it refuses a first try that arrives later; while it can't promise that,
 * it says that it can't tell (503), and is asked again. A key belongs to who paid, by her user id: while somebody else
 * or nobody is signed in, it isn't asked. Throws what the server says of a payment that came to nothing.
 */
export async function findAnswer<Name extends CallName>(
  name: Name,
  sent: Sent<Name>,
  { by, ended }: { by: string | undefined; ended: AbortSignal },
): Promise<AnswerOf<Name>> {
  for (;;) {
    await pause(navigator.onLine ? between : withoutNetwork, ended)
    ended.throwIfAborted()
    if (presentSession()?.userId !== by) continue
    try {
      const signal = AbortSignal.any([ended, AbortSignal.timeout(longest)])
      return await call(name, { ...sent, asksOutcome: true, signal })
    } catch (failure) {
      ended.throwIfAborted()
      if (failure instanceof CallFailed && !leavesOpen(failure)) throw failure
    }
  }
}

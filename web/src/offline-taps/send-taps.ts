import { type AnswerOf, call } from '../talk/call.ts'
import { leavesOpen } from '../talk/call-failed.ts'
import { onTaps, storedTaps, storeTaps } from './stored-taps.ts'
import { type LaterCall, stillAbout, type Tap, without } from './taps.ts'

type Hearing = {
  /** Asks anew which visit the screen is about by now. */
  look: () => Promise<string | null>
  /** `late` is an answer to a tap that was sent before, and may be as old as its first try. */
  onAnswer: (tap: Tap, answer: AnswerOf<LaterCall>, late: boolean) => Promise<void>
  onRefused: (tap: Tap, failure: unknown) => Promise<void>
}

/** Between two tries while something waits. */
const pause = 2000

/**
 * Sends what was tapped, one after the other and in its order, each under its own key. What isn't answered waits, and
 * with it all that was tapped after; then it is looked first who is there by now. Gives the way to stop.
 */
export function sendTaps({ look, onAnswer, onRefused }: Hearing): () => void {
  let over = false
  let sending = false
  // What lay there from before may have been sent already.
  let late = storedTaps().length > 0

  const send = async (tap: Tap): Promise<void> => {
    if (late) {
      const visit = await look()
      if (tap.about !== visit) return storeTaps(stillAbout(storedTaps(), visit))
    }
    try {
      await onAnswer(tap, await ask(tap), late)
    } catch (failure) {
      if (leavesOpen(failure)) throw failure
      await onRefused(tap, failure)
    }
    // The screen knows by now what came of it, so nothing that was undone is seen in between.
    storeTaps(without(storedTaps(), tap.key))
  }

  const sendAll = async () => {
    if (sending || over) return
    sending = true
    try {
      for (let tap = storedTaps()[0]; tap && !over; tap = storedTaps()[0]) await send(tap)
      late = false
    } catch {
      late = true
    }
    sending = false
  }

  const stopHearing = onTaps(sendAll)
  const timer = setInterval(sendAll, pause)
  window.addEventListener('online', sendAll)
  sendAll()
  return () => {
    over = true
    stopHearing()
    clearInterval(timer)
    window.removeEventListener('online', sendAll)
  }
}

const ask = ({ name, params, query, body, key }: Tap) =>
  call<LaterCall>(name, { params, query, body, idempotencyKey: key })

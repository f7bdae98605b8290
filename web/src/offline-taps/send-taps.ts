import { type AnswerOf, call } from '../talk/call.ts'
import { leavesOpen } from '../talk/call-failed.ts'
import { onTaps, storedTaps, storeTaps } from './stored-taps.ts'
import { type LaterCall, stillAbout, type Tap, without } from './taps.ts'

type Hearing = {
  /** Asks which visit the screen is about by now. */
  look: () => Promise<string | null>
  /** `late` says that the tap may have been sent before, so that the answer may be as old as that. */
  onAnswer: (tap: Tap, answer: AnswerOf<LaterCall>, late: boolean) => Promise<void>
  onRefused: (tap: Tap, failure: unknown) => Promise<void>
}

/**
 * The retry interval of optimistic taps: the wait between two tries while taps are left, in milliseconds. How long a
 * tap may wait and still keep its hour is `rules/visit/hour-of-tap.ts`; how long a kiosk's is taken at all, `licence`
 * in `server/kiosk/store.ts`.
 */
const pause = 2000

/**
 * Sends stored taps one after another, each under its own key. One that isn't answered waits, and so do all after it;
 * before the next try `look` says which visit the screen is about by now. However long a tap has waited, it is given up
 * only when that is another visit or none, or when the server refuses it. Gives the way to stop.
 */
export function sendTaps({ look, onAnswer, onRefused }: Hearing): () => void {
  let over = false
  let sending = false
  // Taps that were stored before this page was loaded may have been sent already.
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
    // The screen knows the outcome first, so that a tap isn't seen undone in between. A refused tap leaves the store
    // too, and with it what the screen showed of it: the optimistic update is rolled back.
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

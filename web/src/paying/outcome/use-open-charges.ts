import { useState } from 'react'
import type { CallFailed } from '../../talk/call-failed.ts'
import { closedBy, type SentCharge } from './closed-by.ts'
import { UnheardBefore } from './find-answer.ts'
import {
  closeAllCharges,
  closeCharges,
  notePaid,
  storeCharge,
  wordOfCharges,
} from './open-charges.ts'

/** A tap on Pay: whose it is in the store of this tab (`ownerNow`), and its requests that may have moved money. */
export type TapOnPay = { by: string; sent: SentCharge[] }

/**
 * What this tab stores of the charges of a place, so that a page that goes before it can say how its charge ended is
 * followed by one that does; without a place nothing is. `send` is called before money may move, as the page can go at
 * any moment after that.
 */
export function useOpenCharges(place: string | undefined) {
  const [before] = useState(() => (place === undefined ? null : wordOfCharges(place)))
  return {
    /** What an earlier page has left to be said; null for nothing. */
    before,
    /** Stores a request by its key, or the intent that a wallet pays. */
    send: ({ by, sent }: TapOnPay, id: string) => {
      if (place !== undefined) sent.push({ id, isNew: storeCharge(place, by, id) })
    },
    /** A payment that is still pending stays stored, as what isn't known; so does what no page can say any more. */
    end: ({ by, sent }: TapOnPay, { isPaid, isSaid }: { isPaid: boolean; isSaid: boolean }) => {
      if (place === undefined || !isPaid || sent.length === 0) return
      if (isSaid) closeAllCharges(place, by)
      else
        notePaid(
          place,
          by,
          sent.map(({ id }) => id),
        )
    },
    /** What the page says of a failure: after a bank or a wallet was asked it may be that nobody knows how it ended. */
    fail: ({ by, sent }: TapOnPay, failure: CallFailed): Error => {
      if (place === undefined) return failure
      const closed = closedBy(failure, sent)
      closeCharges(place, by, closed)
      return sent.length > 1 && closed.length < sent.length ? new UnheardBefore() : failure
    },
  }
}

import { useEffect, useState, useTransition } from 'react'
import { type Charge, type ChargeEnd, useCharge } from '../../../paying/use-charge.ts'
import { CallFailed } from '../../../talk/call-failed.ts'

type Around = {
  /** Whether she is just taking her place without paying. */
  laterBusy: boolean
  onCharging: (charging: boolean) => void
  onCharged: (charge: ChargeEnd<'makePayment'>) => Promise<void>
  onFailed: () => void
}

/**
 * Pays what is owed, with `pay` by a card, with `chargeBy` and `walletEnds` by a wallet, and tells the page how it
 * ended. `isCharging` from the tap until the next view is shown, and while she takes her place without paying
 * (`laterBusy`).
 */
export function useBalancePayment({ laterBusy, onCharging, onCharged, onFailed }: Around) {
  const { charge, chargeBy, busy, failure, bankDialog } = useCharge('makePayment')
  /** Whether what is open on the server is a wallet's intent that moves nothing, because it was given up or refused. */
  const [isIdle, setIsIdle] = useState(false)
  const [isEnding, startEnding] = useTransition()

  const tellEnd = (end: ChargeEnd<'makePayment'> | null) => {
    if (!end) return onFailed()
    setIsIdle(false)
    // It is over when the next view is shown, which the router does in a transition too. What first has to be asked for
    // goes without one: while it waits nothing on the page could lead elsewhere.
    if (end.end === 'paid' && end.answer.reservation) startEnding(() => onCharged(end))
    else onCharged(end)
  }

  const isCharging = busy || isEnding || laterBusy
  useEffect(() => {
    onCharging(isCharging)
    return () => onCharging(false)
  }, [isCharging, onCharging])

  if (failure instanceof CallFailed && failure.cardRefused && !isIdle) setIsIdle(true)

  return {
    pay: async (asked: Charge<'makePayment'>) => tellEnd(await charge(asked)),
    chargeBy,
    walletEnds: (end: ChargeEnd<'makePayment'> | null, mayHaveMoved: boolean) => {
      if (!end && !mayHaveMoved) setIsIdle(true)
      tellEnd(end)
    },
    isCharging,
    /** Whether she may pay now, though the visit says that a payment is open. */
    isHers: busy || isIdle,
    failure,
    bankDialog,
  }
}

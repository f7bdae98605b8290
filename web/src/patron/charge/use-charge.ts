import { useRef, useState } from 'react'
import { CallFailed } from '../../talk/call-failed.ts'
import type { PaySource, PaySourceReader } from '../cards/PayWith.tsx'
import { useBank } from '../cards/use-bank.tsx'

/** What every answer to a charge says: done, still open, or the bank has a question first. */
type Charged = {
  paid: boolean
  pending?: boolean
  requiresAction?: boolean
  clientSecret?: string
  paymentIntent?: string
}

/** The card of the first call, or the intent the bank has confirmed of the second. */
export type ChargeSource = { card: PaySource; paymentIntent?: string }

/**
 * One charge from the button to its end: reads the card that `PayWith` shows by `reader`, sends it, lets the bank ask
 * when it must, and forgets a refused card. `charge` answers null when nothing was charged; `failure` says why.
 */
export function useCharge<Answer extends Charged>(send: (source: ChargeSource) => Promise<Answer>) {
  const reader = useRef<PaySourceReader>(null)
  const bank = useBank()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)

  const chargeCard = async (): Promise<Answer | null> => {
    const card = await reader.current?.read()
    if (!card) return null
    const answer = await send({ card })
    reader.current?.spent()
    const { requiresAction, clientSecret, paymentIntent } = answer
    if (!requiresAction || !clientSecret || !paymentIntent) return answer
    await bank.ask({ clientSecret, paymentIntent })
    return send({ card, paymentIntent })
  }

  const charge = async (): Promise<Answer | null> => {
    setBusy(true)
    setFailure(null)
    try {
      return await chargeCard()
    } catch (cause) {
      if (cause instanceof CallFailed) reader.current?.spent()
      if (cause instanceof CallFailed && cause.cardRefused) reader.current?.discard()
      setFailure(cause)
      return null
    } finally {
      setBusy(false)
    }
  }

  return { reader, charge, busy, failure, bankDialog: bank.dialog }
}

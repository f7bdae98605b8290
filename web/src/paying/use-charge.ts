import type { CallName } from '@mikvah/contract/addresses.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { AnswerOf, BodyOf, Sent } from '../talk/call.ts'
import { CallFailed, leavesOpen } from '../talk/call-failed.ts'
import { useTell } from '../talk/tell.ts'
import type { PaySource, PaySourceReader } from './PayWith.tsx'
import { useBank } from './use-bank.tsx'

type Chargeable = 'makePayment' | 'buyMembership'

/** `pending`: the processor hasn't answered yet. It may have taken the money, so nothing is sent again. */
export type ChargeEnd<Name extends Chargeable> = { end: 'paid' | 'pending'; answer: AnswerOf<Name> }

export type Charge<Name extends Chargeable> = {
  card: PaySourceReader | null
  params?: Sent<Name>['params']
  /** Asked once more when the bank has confirmed: a captcha's token serves only once. */
  body: (source: PaySource) => BodyOf<Name> | Promise<BodyOf<Name>>
}

/** A way to pay that asks for no card of ours; it is given the call, and gives its answer. */
export type Pay<Name extends Chargeable> = (
  tell: (sent: Sent<Name>) => Promise<AnswerOf<Name>>,
) => Promise<AnswerOf<Name>>

/**
 * One tap on Pay: reads the card, charges, lets the bank ask when it must, and charges on. While it runs further taps
 * do nothing. Gives null when it came to no charge; `failure` says why.
 */
export function useCharge<Name extends Chargeable>(
  name: Name,
  { stale = [] }: { stale?: CallName[] } = {},
) {
  const client = useQueryClient()
  const tell = useTell(name, { stale })
  const bank = useBank()
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)

  async function settle(
    { card, params, body }: Charge<Name>,
    source: PaySource,
  ): Promise<ChargeEnd<Name>> {
    const sent = { params, body: await body(source) } as Sent<Name>
    const first = await tell.mutateAsync(sent)
    const { requiresAction, clientSecret, paymentIntent } = first
    if (!requiresAction || !clientSecret || !paymentIntent) return endOf(first)
    // A card that the bank is asked about is used up, whatever the answer.
    card?.spent()
    await bank.ask({ clientSecret, paymentIntent })
    const { paymentInfo: _, ...again } = (await body(source)) as BodyOf<Chargeable>
    const confirmed = { params, body: { ...again, paymentIntent } } as Sent<Name>
    return endOf(await tell.mutateAsync(confirmed))
  }

  async function once(
    work: () => Promise<ChargeEnd<Name> | null>,
    onFailed?: (cause: unknown) => void,
  ): Promise<ChargeEnd<Name> | null> {
    if (running.current) return null
    running.current = true
    setBusy(true)
    setFailure(null)
    try {
      return await work()
    } catch (cause) {
      setFailure(cause)
      onFailed?.(cause)
      return null
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  const charge = (asked: Charge<Name>) => {
    const { card } = asked
    return once(
      async () => {
        const source = await card?.read()
        if (!source) return null
        const end = await settle(asked, source)
        if (source.saveCard) client.invalidateQueries({ queryKey: ['savedCards'] })
        return end
      },
      (cause) => {
        // While it is open how it ended, the same card is asked for once more, in the same words.
        if (leavesOpen(cause) || !(cause instanceof CallFailed)) return
        cause.cardRefused ? card?.discard() : card?.spent()
      },
    )
  }

  const chargeBy = (pay: Pay<Name>) => once(async () => endOf(await pay(tell.mutateAsync)))

  return { charge, chargeBy, busy, failure, bankDialog: bank.dialog }
}

const endOf = <Name extends Chargeable>(answer: AnswerOf<Name>): ChargeEnd<Name> => ({
  end: answer.paid ? 'paid' : 'pending',
  answer,
})

import type { CallName } from '@mikvah/contract/addresses.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { AnswerOf, BodyOf, Sent, SentWithCard } from '../talk/call.ts'
import { CallFailed, leavesOpen } from '../talk/call-failed.ts'
import { makeOld } from '../talk/make-old.ts'
import { ownerNow } from '../talk/stored-typed.ts'
import { useTell } from '../talk/tell.ts'
import { findAnswer, Unheard } from './outcome/find-answer.ts'
import { type TapOnPay, useOpenCharges } from './outcome/use-open-charges.ts'
import type { PaySource, PaySourceReader } from './PayWith.tsx'
import { useBank } from './use-bank.tsx'

type Chargeable = 'makePayment' | 'buyMembership'

/**
 * How a charge ended. `pending` says that the processor hasn't answered: it may have taken the money, so nothing is
 * sent again.
 */
export type ChargeEnd<Name extends Chargeable> = { end: 'paid' | 'pending'; answer: AnswerOf<Name> }

/** What a tap on Pay charges: the card form or choice that is read for it, and the call's body for what was read. */
export type Charge<Name extends Chargeable> = {
  card: PaySourceReader | null
  params?: Sent<Name>['params']
  /** Called again once the bank has confirmed, as a captcha token is good once. */
  body: (source: PaySource) => BodyOf<Name> | Promise<BodyOf<Name>>
}

/**
 * A way to pay without a card form of this app: it is given the call, and gives its answer. It calls `mayMove`
 * with the intent before money can move by other means than the call.
 */
export type Pay<Name extends Chargeable> = (
  tell: (sent: SentWithCard<Name>) => Promise<AnswerOf<Name>>,
  mayMove: (paymentIntent: string) => void,
) => Promise<AnswerOf<Name>>

/** A tap under way. One that finds no network (`leftHere` is false) sends nothing, so nothing can have arrived. */
type PayTap = TapOnPay & { leftHere: boolean }

type How = {
  stale?: CallName[]
  /** A name for what is paid for, given where the page itself can't know after a reload that it has been paid. */
  place?: string
}

/**
 * One tap on Pay: `charge` reads the card, charges it, lets the bank ask when it must, and then charges again;
 * `chargeBy` is for a payment without a card form. When the answer to a charge is lost that may have moved money, the
 * server is asked again and again what came of it, and the tap isn't over before that is known or the page is left;
 * until then further taps do nothing. Both give null where no charge is known to be made: `failure` says why, or the
 * card form what it lacks. With a `place`, a page that goes before it can say how its charge ended says so when it
 * comes back, and doesn't offer the payment as if there had been none.
 */
export function useCharge<Name extends Chargeable>(name: Name, { stale = [], place }: How = {}) {
  const client = useQueryClient()
  const page = useRef(new AbortController())
  useEffect(() => {
    const open = new AbortController()
    page.current = open
    return () => open.abort()
  }, [])
  const charges = useOpenCharges(place)
  const [failure, setFailure] = useState<unknown>(charges.before)
  const tell = useTell(name, {
    stale,
    onSend: (sent, key) => {
      if (running.current && mayHaveMoved(sent, running.current)) noteSent(key)
    },
    findAnswer: (sent, lost) => {
      if (!running.current || !mayHaveMoved(sent, running.current)) throw lost
      setFailure(new Unheard())
      return findAnswer(name, sent, { by: running.current.by, ended: page.current.signal })
    },
  })
  const bank = useBank()
  const running = useRef<PayTap | null>(null)
  const noteSent = (id: string) => running.current && charges.send(running.current, id)
  const [busy, setBusy] = useState(false)

  async function settle(
    { card, params, body }: Charge<Name>,
    source: PaySource,
  ): Promise<ChargeEnd<Name>> {
    const sent = { params, body: await body(source) } as SentWithCard<Name>
    // Whoever leaves before it is sent finds her form as it was.
    page.current.signal.throwIfAborted()
    const first = await tell.mutateAsync(sent)
    const { requiresAction, clientSecret, paymentIntent } = first
    if (!requiresAction || !clientSecret || !paymentIntent) return endOf(first)
    // Once the bank has been asked about a card, that card token is used up, whatever the answer.
    card?.spent()
    await bank.ask({ clientSecret, paymentIntent })
    const { paymentInfo: _, ...again } = (await body(source)) as BodyOf<Chargeable>
    const confirmed = { params, body: { ...again, paymentIntent } } as SentWithCard<Name>
    return endOf(await tell.mutateAsync(confirmed))
  }

  async function once(
    work: () => Promise<ChargeEnd<Name> | null>,
    onFailed?: (cause: unknown) => void,
  ): Promise<ChargeEnd<Name> | null> {
    if (running.current) return null
    const tap: PayTap = { leftHere: navigator.onLine, by: ownerNow(), sent: [] }
    running.current = tap
    setBusy(true)
    setFailure(null)
    try {
      const end = await work()
      setFailure(null)
      if (end)
        charges.end(tap, { isPaid: end.end === 'paid', isSaid: !page.current.signal.aborted })
      return end
    } catch (cause) {
      setFailure(cause instanceof CallFailed ? charges.fail(tap, cause) : cause)
      onFailed?.(cause)
      return null
    } finally {
      running.current = null
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
        if (source.saveCard) makeOld(client, ['savedCards'])
        return end
      },
      (cause) => {
        // While the outcome is unknown, the same card is asked for once more with the same body.
        if (leavesOpen(cause) || !(cause instanceof CallFailed)) return
        cause.cardRefused ? card?.discard() : card?.spent()
      },
    )
  }

  const chargeBy = (pay: Pay<Name>) =>
    once(async () => endOf(await pay(tell.mutateAsync, noteSent)))

  return { charge, chargeBy, busy, failure, bankDialog: bank.dialog }
}

/** A payment that the desk writes down by hand, such as cash, involves no card: it is sent again under its key. */
const hasCard = <Name extends Chargeable>({ body }: Sent<Name>): boolean => {
  const { paymentInfo, paymentIntent } = body as BodyOf<Chargeable>
  return Boolean(paymentInfo || paymentIntent)
}

/** An intent is confirmed with the processor itself before it is sent, whatever the network was at the tap. */
const mayHaveMoved = <Name extends Chargeable>(
  sent: Sent<Name>,
  { leftHere }: { leftHere: boolean },
): boolean =>
  hasCard(sent) && (leftHere || Boolean((sent.body as BodyOf<Chargeable>).paymentIntent))

const endOf = <Name extends Chargeable>(answer: AnswerOf<Name>): ChargeEnd<Name> => ({
  end: answer.paid ? 'paid' : 'pending',
  answer,
})

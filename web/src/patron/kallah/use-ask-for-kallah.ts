import { isOwnNumber } from '@mikvah/rules/reservation/kallah.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PaySourceReader } from '../../paying/PayWith.tsx'
import { useCharge } from '../../paying/use-charge.ts'
import { leavesOpen } from '../../talk/call-failed.ts'
import { ownerNow } from '../../talk/stored-typed.ts'
import { useTell } from '../../talk/tell.ts'
import { useJoined } from '../../talk/use-joined.ts'
import { useSession } from '../../talk/use-session.ts'
import {
  type Created,
  type KallahForm,
  kallahMessage,
  kallahNotes,
  kallahWish,
} from './kallah-form.ts'
import { useKallahLetter } from './use-kallah-letter.ts'
import { kallahQuote } from './use-kallah-quote.ts'

type Asked = { form: KallahForm; phone: string; shownTotal: number; card: PaySourceReader | null }

/**
 * `ask` asks for a kallah's visit: first the quote, which must be the price she was shown, then the charge, then the
 * visit if the number is her own and the charge isn't pending, and whether or not there is a visit a message to the
 * office (requirements P4). Money that was taken isn't asked for again: if something fails afterwards, the office mends
 * it.
 */
export function useAskForKallah() {
  const client = useQueryClient()
  const session = useSession()
  const payment = useCharge('makePayment', { place: 'kallah' })
  const book = useTell('newReservation', { stale: ['findReservationsByUser'] })
  const { holdLetter, tellOffice, ...letter } = useKallahLetter()
  const [refused, setRefused] = useState<unknown>(null)
  const [priceChanged, setPriceChanged] = useState(false)
  const [asking, setAsking] = useState(false)

  /**
   * Gives whether the visit was requested; the result is in `outcome`. False where the price changed or she didn't pay.
   */
  async function ask({ form, phone, shownTotal, card }: Asked): Promise<boolean> {
    setRefused(null)
    setPriceChanged(false)
    const { total } = await client.fetchQuery({ ...kallahQuote(form.date), staleTime: 0 })
    if (total !== shownTotal) {
      setPriceChanged(true)
      return false
    }
    const paid = total > 0 ? await pay(form, total, card) : { end: 'free' as const, id: null }
    if (!paid) return false
    const own = isOwnNumber(phone, session?.userName ?? '')
    const pending = paid.end === 'pending'
    const outcomeOf = (created: Created) => ({
      date: form.date,
      created: created === true,
      pending,
    })
    const letterOf = (created: Created) => ({
      email: form.email.trim(),
      message: kallahMessage(form, { phone, created, paid: paid.end }),
      kind: 'kallah' as const,
    })
    holdLetter(outcomeOf('unknown'), letterOf('unknown'))
    const created = own && !pending && (await create(form, total, paid.id))
    tellOffice(outcomeOf(created), letterOf(created))
    return true
  }

  async function pay(form: KallahForm, amt: number, card: PaySourceReader | null) {
    const charged = await payment.charge({
      card,
      body: ({ paymentInfo, saveCard }) => ({
        method: 'CreditCard',
        amt,
        note: 'Kallah',
        email: form.email.trim(),
        paymentInfo,
        saveCard,
      }),
    })
    if (!charged) return null
    return { end: charged.end, id: charged.answer.result[0]?.paymentId ?? null }
  }

  async function create(
    form: KallahForm,
    expectedTotal: number,
    paymentId: string | null,
  ): Promise<Created> {
    const body = {
      userId: session?.userId,
      ...kallahWish(form.date),
      reservationNotes: kallahNotes(form),
      expectedTotal,
      paymentId,
    }
    const once = () =>
      book.mutateAsync({ query: { v: '1' }, body }).then(
        () => true as const,
        (failure) => (leavesOpen(failure) ? 'unknown' : false),
      )
    const created = await once()
    // A lost answer is asked for once more, in her own name alone; nothing is made twice.
    return created === 'unknown' && ownerNow() === session?.userId ? once() : created
  }

  return {
    ask: useJoined(async (asked: Asked) => {
      setAsking(true)
      const isAsked = await ask(asked).catch((failure) => {
        setRefused(failure)
        return false
      })
      setAsking(false)
      return isAsked
    }),
    busy: asking,
    failure: refused ?? payment.failure,
    priceChanged,
    ...letter,
    bankDialog: payment.bankDialog,
  }
}

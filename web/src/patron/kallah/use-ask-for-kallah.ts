import { isOwnNumber } from '@mikvah/rules/reservation/kallah.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PaySourceReader } from '../../paying/PayWith.tsx'
import { useCharge } from '../../paying/use-charge.ts'
import { useJoined } from '../../talk/use-joined.ts'
import { useSession } from '../../talk/use-session.ts'
import { type Created, type KallahForm, kallahMessage } from './kallah-form.ts'
import { useKallahLetter } from './use-kallah-letter.ts'
import { kallahQuote } from './use-kallah-quote.ts'
import { useKallahVisit } from './use-kallah-visit.ts'

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
  const book = useKallahVisit()
  const { holdLetter, tellOffice, ...letter } = useKallahLetter()
  const [refused, setRefused] = useState<unknown>(null)
  const [priceChanged, setPriceChanged] = useState(false)
  const [asking, setAsking] = useState(false)

  /** What became of it is in `outcome`, which stays null where the price changed or she didn't pay. */
  async function ask({ form, phone, shownTotal, card }: Asked): Promise<void> {
    setRefused(null)
    setPriceChanged(false)
    const { total } = await client.fetchQuery({ ...kallahQuote(form.date), staleTime: 0 })
    if (total !== shownTotal) {
      setPriceChanged(true)
      return
    }
    const paid = total > 0 ? await pay(form, total, card) : { end: 'free' as const, id: null }
    if (!paid) return
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
    const created =
      own && !pending && (await book({ form, expectedTotal: total, paymentId: paid.id }))
    tellOffice(outcomeOf(created), letterOf(created))
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

  return {
    ask: useJoined(async (asked: Asked) => {
      setAsking(true)
      await ask(asked).catch(setRefused)
      setAsking(false)
    }),
    busy: asking,
    failure: refused ?? payment.failure,
    priceChanged,
    ...letter,
    /** Of the request that is being made here the form says that it is under way. */
    outcome: asking ? null : letter.outcome,
    bankDialog: payment.bankDialog,
  }
}

import { type ReactNode, useState } from 'react'
import { useSettings } from '../facts/use-settings.ts'
import { PracticeBank } from './practice/PracticeBank.tsx'

/** The payment that the bank is to ask about, as the processor names it. */
export type BankQuestion = { clientSecret: string; paymentIntent: string }
type Open = BankQuestion & { answered: () => void }

/**
 * Lets the patron's bank ask whether it is really she who pays (3-D Secure). `ask` ends when she has answered, yes or
 * no; the server finds out the outcome. In practice mode the bank is a dialog of this app, `dialog`.
 */
export function useBank(): { ask: (question: BankQuestion) => Promise<void>; dialog: ReactNode } {
  const { practiceMode, stripePublicKey = '' } = useSettings()
  const [open, setOpen] = useState<Open | null>(null)
  if (practiceMode !== 'True') {
    const ask = async ({ clientSecret }: BankQuestion) => {
      const { confirmWithStripe } = await import('./stripe/confirm-with-stripe.ts')
      await confirmWithStripe(stripePublicKey, clientSecret)
    }
    return { ask, dialog: null }
  }
  const ask = (question: BankQuestion) =>
    new Promise<void>((resolve) => {
      const answered = () => {
        setOpen(null)
        resolve()
      }
      setOpen({ ...question, answered })
    })
  return {
    ask,
    dialog: open ? (
      <PracticeBank paymentIntent={open.paymentIntent} onAnswered={open.answered} />
    ) : null,
  }
}

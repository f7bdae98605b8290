import { type ReactNode, useState } from 'react'
import { useSettings } from '../facts/use-settings.ts'
import { PracticeBank } from './practice/PracticeBank.tsx'

export type BankQuestion = { clientSecret: string; paymentIntent: string }
type Open = BankQuestion & { answered: () => void }

/**
 * Lets her bank ask whether it is she (3-D Secure). `ask` ends when the question is answered either way; what came of
 * it is the server's to find out. In practice mode the bank is a dialog of ours, shown by `dialog`.
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

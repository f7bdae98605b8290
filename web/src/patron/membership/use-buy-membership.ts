import { useTell } from '../../talk/tell.ts'
import { useSession } from '../../talk/use-session.ts'
import type { ChargeSource } from '../charge/use-charge.ts'

type Purchase = {
  level: string | null
  installments: string
  email: string
  autoRenew: boolean
}

/** Sends the purchase; visits, cards and the profile read anew afterwards. */
export function useBuyMembership() {
  const session = useSession()
  const { mutateAsync } = useTell('buyMembership', {
    stale: ['membership', 'user', 'savedCards', 'paymentsByUser', 'reservation'],
  })
  return (purchase: Purchase, { card, paymentIntent }: ChargeSource) =>
    mutateAsync({
      params: { id: session?.userId ?? '' },
      body: {
        membershipLevel: purchase.level,
        membershipAutoRenew: purchase.autoRenew,
        installments: Number(purchase.installments),
        email: purchase.email.trim(),
        ...(paymentIntent ? { paymentIntent } : { paymentInfo: card.paymentInfo }),
      },
    })
}

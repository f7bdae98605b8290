import { lazy, Suspense } from 'react'
import { useSettings } from '../../shell/use-settings.ts'
import type { BodyOf } from '../../talk/call.ts'
import type { ChargeEnd, Pay } from './use-charge.ts'

export type WalletProps = {
  /** Dollars. */
  amount: number
  /** What makepayment is sent, without a card. Asked for each of the two calls: a captcha's token serves once. */
  body: () => BodyOf<'makePayment'> | Promise<BodyOf<'makePayment'>>
  /** Asked when she taps the wallet: no sheet opens on a no. */
  mayPay: () => boolean
  charge: (pay: Pay<'makePayment'>) => Promise<ChargeEnd<'makePayment'> | null>
  /** Null when it came to no charge. */
  onEnd: (end: ChargeEnd<'makePayment'> | null) => void
}

const WalletButtons = lazy(() =>
  import('./stripe/WalletButtons.tsx').then((file) => ({ default: file.WalletButtons })),
)

/** Apple Pay and Google Pay, which only Stripe takes for us, and never for practice money. */
export function PayByWallet(props: WalletProps) {
  const { practiceMode, ccProcessorType, stripePublicKey } = useSettings()
  const live = practiceMode !== undefined && practiceMode !== 'True'
  if (!live || ccProcessorType !== 'stripe' || !stripePublicKey || props.amount <= 0) return null
  return (
    <Suspense fallback={null}>
      <WalletButtons {...props} />
    </Suspense>
  )
}

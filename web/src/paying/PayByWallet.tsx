import { lazy, Suspense } from 'react'
import { useSettings } from '../facts/use-settings.ts'
import type { WalletProps } from './stripe/WalletButtons.tsx'

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

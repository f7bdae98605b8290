import { flagOf } from '@mikvah/rules/settings/read.ts'
import { lazy, Suspense } from 'react'
import { useSettings } from '../facts/use-settings.ts'
import { untilItComes } from '../talk/until-it-comes.ts'
import type { WalletProps } from './stripe/WalletButtons.tsx'

const WalletButtons = lazy(() =>
  untilItComes(() =>
    import('./stripe/WalletButtons.tsx').then((file) => ({ default: file.WalletButtons })),
  ),
)

/**
 * Apple Pay and Google Pay, where the facility offers them and something is to be paid; only through Stripe, and not in
 * practice mode.
 */
export function PayByWallet(props: WalletProps) {
  const settings = useSettings()
  const { practiceMode, ccProcessorType, stripePublicKey } = settings
  const takesMoney = practiceMode !== undefined && practiceMode !== 'True'
  const offered = takesMoney && flagOf(settings, 'paymentsWallet')
  if (!offered || ccProcessorType !== 'stripe' || !stripePublicKey || props.amount <= 0) return null
  return (
    <Suspense fallback={null}>
      <WalletButtons {...props} />
    </Suspense>
  )
}

import type { Reservation } from '@mikvah/contract/contract.ts'
import { lazy, Suspense } from 'react'
import { untilItComes } from '../../../talk/until-it-comes.ts'
import type { VisitFacts } from '../visit/use-visit-facts.ts'
import type { BookedDialog } from './use-opened.ts'

/** Few buy a membership here: its form comes with the tap that asks for it. */
const BuyMembershipModal = lazy(() =>
  untilItComes(() =>
    import('../../membership/BuyMembershipModal.tsx').then((file) => ({
      default: file.BuyMembershipModal,
    })),
  ),
)
const VisitModals = lazy(() =>
  untilItComes(() => import('./VisitModals.tsx').then((file) => ({ default: file.VisitModals }))),
)

type Props = {
  visit: Reservation
  facts: VisitFacts
  opened: BookedDialog | null
  asked: readonly BookedDialog[]
  close: () => void
  /** Until which day. */
  onBought: (until: string | null) => void
}

/** What opens over a visit, once it has been asked for. */
export function BookedDialogs({ visit, facts, opened, asked, close, onBought }: Props) {
  return (
    <>
      <Suspense fallback={null}>
        {asked.some((dialog) => dialog !== 'membership') ? (
          <VisitModals
            visit={visit}
            facts={facts}
            opened={opened === 'membership' ? null : opened}
            onClose={close}
          />
        ) : null}
      </Suspense>
      <Suspense fallback={null}>
        {asked.includes('membership') ? (
          <BuyMembershipModal
            open={opened === 'membership'}
            onClose={close}
            onBought={(bought) => {
              onBought(bought.membershipExpiration)
              close()
            }}
          />
        ) : null}
      </Suspense>
    </>
  )
}

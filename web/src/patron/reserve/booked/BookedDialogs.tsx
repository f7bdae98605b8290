import type { Reservation } from '@mikvah/contract/contract.ts'
import { lazy, Suspense } from 'react'
import { untilItComes } from '../../../talk/until-it-comes.ts'
import type { VisitFacts } from '../visit/use-visit-facts.ts'
import type { BookedDialog } from './use-opened.ts'

/** Few buy a membership here, so its form is loaded when it is opened. */
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
  /** Called with the day until which the membership runs, YYYY-MM-DD. */
  onBought: (until: string | null) => void
}

/** The dialogs over a visit, each rendered once it was asked for. */
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

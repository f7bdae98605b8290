import { useState } from 'react'
import { useMembershipLabel } from '../../facts/use-membership-label.ts'
import { Section } from '../../page/Section.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { BuyMembershipModal } from './BuyMembershipModal.tsx'
import { MembershipBought } from './MembershipBought.tsx'
import { MembershipState } from './MembershipState.tsx'
import { useMembership } from './use-membership.ts'

/**
 * Her membership in the profile. With `offerAtOnce` the purchase opens at once, if she may buy or renew, for somebody
 * who came to become a member.
 */
export function MembershipSection({ offerAtOnce }: { offerAtOnce: boolean }) {
  const { data: membership, error, refetch } = useMembership()
  const [buying, setBuying] = useState<boolean | null>(null)
  const [boughtUntil, setBoughtUntil] = useState<string | null>(null)
  const mayBuy = membership?.mayRenew ?? false
  return (
    <Section title={useMembershipLabel()} id="membership">
      {error ? <ErrorAlert failure={error} onTryAgain={refetch} /> : null}
      {membership || error ? null : <Skeleton lines={3} />}
      {boughtUntil ? <MembershipBought until={boughtUntil} /> : null}
      {membership ? (
        <MembershipState key={boughtUntil} membership={membership} onBuy={() => setBuying(true)} />
      ) : null}
      <BuyMembershipModal
        open={buying ?? (offerAtOnce && mayBuy)}
        onClose={() => setBuying(false)}
        onBought={(bought) => {
          setBuying(false)
          setBoughtUntil(bought.membershipExpiration)
        }}
      />
    </Section>
  )
}

import { useState } from 'react'
import { Alert } from '../../parts/Alert.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { useWords } from '../../words/use-words.ts'
import { Section } from '../page/Section.tsx'
import { BuyMembershipModal } from './BuyMembershipModal.tsx'
import { MembershipState } from './MembershipState.tsx'
import { membershipDate } from './membership-date.ts'
import { useMembership } from './use-membership.ts'
import { useMembershipLabel } from './use-membership-label.ts'

/** Her membership on the profile. `offerAtOnce` opens the purchase for who came here to become a member. */
export function MembershipSection({ offerAtOnce }: { offerAtOnce: boolean }) {
  const { t, language } = useWords('membership')
  const { data: membership, error, refetch } = useMembership()
  const [buying, setBuying] = useState<boolean | null>(null)
  const [boughtUntil, setBoughtUntil] = useState<string | null>(null)
  const mayBuy = membership?.mayRenew ?? false
  return (
    <Section title={useMembershipLabel()} id="membership">
      {error ? <ErrorAlert failure={error} onTryAgain={refetch} /> : null}
      {membership || error ? null : <Skeleton lines={3} />}
      {boughtUntil ? (
        <Alert kind="success">
          {t('membershipBought', { date: membershipDate(boughtUntil, language) })}
        </Alert>
      ) : null}
      {membership ? (
        <MembershipState membership={membership} onBuy={() => setBuying(true)} />
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

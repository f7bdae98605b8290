import type { Membership } from '@mikvah/contract/contract.ts'
import type { WordKey } from '@mikvah/contract/words/key.ts'
import { nameIn } from '@mikvah/rules/words/name-in.ts'
import type { ReactNode } from 'react'
import { FormFoot } from '../../page/FormStack.tsx'
import { SwitchRow } from '../../page/SwitchRow.tsx'
import { Alert } from '../../parts/Alert.tsx'
import { Button } from '../../parts/Button.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Tag } from '../../parts/Tag.tsx'
import { useAsk } from '../../talk/ask.ts'
import { useInTurn } from '../../talk/use-in-turn.ts'
import { useWords } from '../../words/use-words.ts'
import { CancelMembership } from './CancelMembership.tsx'
import styles from './MembershipState.module.css'
import { membershipDate } from './membership-date.ts'
import { useChangeMembership } from './use-membership.ts'

type Props = { membership: Membership; onBuy: () => void }

/** Status, level and dates, and what she may do about them now (requirements P4). */
export function MembershipState({ membership, onBuy }: Props) {
  const { t, language } = useWords('membership')
  const { activeMember, membershipExpiration, renewalOpens, mayRenew, mayCancel } = membership
  const hasOne = membershipExpiration !== null
  const buyAgain = activeMember ? 'membershipRenew' : 'membershipBuyAgain'
  return (
    <>
      {hasOne ? <Facts membership={membership} /> : <p>{t('membershipNone')}</p>}
      {activeMember && !mayRenew ? (
        <Alert kind="info" title={t('membershipRenewalLater')}>
          {renewalOpens
            ? t('membershipRenewalFrom', { date: membershipDate(renewalOpens, language) })
            : null}
        </Alert>
      ) : (
        <FormFoot>
          <Button kind="solid" onClick={onBuy}>
            {t(hasOne ? buyAgain : 'membershipBuy')}
          </Button>
        </FormFoot>
      )}
      {hasOne ? <AutoRenew membership={membership} /> : null}
      <CancelMembership membership={membership} offered={mayCancel} />
    </>
  )
}

function Facts({ membership }: Pick<Props, 'membership'>) {
  const { t, language } = useWords('membership')
  const { activeMember, membershipLevel, membershipExpiration, membershipPaidUntil } = membership
  const levels = useAsk('membershipLevels', {}, { staleTime: 360_000 }).data
  const levelHe = levels?.find(({ level }) => level === membershipLevel)?.levelHe ?? ''
  const unpaid =
    membershipExpiration !== null &&
    membershipPaidUntil !== null &&
    membershipPaidUntil < membershipExpiration
  const facts: [WordKey, ReactNode][] = [
    [
      'membershipStatus',
      <Tag key="status" kind={activeMember ? 'new' : 'plain'}>
        {t(activeMember ? 'membershipActive' : 'membershipInactive')}
      </Tag>,
    ],
    ['membershipLevel', <bdi key="level">{nameIn(language, membershipLevel ?? '', levelHe)}</bdi>],
    ['membershipExpires', membershipExpiration && membershipDate(membershipExpiration, language)],
  ]
  if (unpaid) facts.push(['membershipPaidUntil', membershipDate(membershipPaidUntil, language)])
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The switch is disabled without an active membership, because there is nothing to renew. */
function AutoRenew({ membership }: Pick<Props, 'membership'>) {
  const { t } = useWords('membership')
  const { change, error } = useChangeMembership()
  const { wanted, want } = useInTurn((renews: boolean) => change({ membershipAutoRenew: renews }))
  return (
    <>
      <SwitchRow
        label={t('membershipAutoRenew')}
        hint={t(membership.activeMember ? 'membershipAutoRenewHint' : 'membershipAutoRenewOff')}
        disabled={!membership.activeMember}
        checked={wanted ?? membership.membershipAutoRenew}
        aria-busy={wanted !== null || undefined}
        onChange={({ target }) => want(target.checked)}
      />
      <ErrorAlert failure={error} />
    </>
  )
}

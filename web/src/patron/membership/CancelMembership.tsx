import type { Membership } from '@mikvah/contract/contract.ts'
import { useState } from 'react'
import { FormFoot } from '../../page/FormStack.tsx'
import { Button } from '../../parts/Button.tsx'
import { AskFirst } from '../../parts/dialogs/AskFirst.tsx'
import { News } from '../../parts/News.tsx'
import { useWords } from '../../words/use-words.ts'
import { membershipDate } from './membership-date.ts'
import { useChangeMembership } from './use-membership.ts'

/** Cancels a membership as of the day paid for, and then shows that day; at once where nothing of it is paid. */
export function CancelMembership({
  membership,
  offered,
}: {
  membership: Membership
  offered: boolean
}) {
  const { t, language } = useWords('membership')
  const [asking, setAsking] = useState(false)
  const { change, isPending, isSuccess, error, reset } = useChangeMembership()
  const { membershipPaidUntil: paidUntil, membershipExpiration: expiration } = membership
  const ask = () => {
    reset()
    setAsking(true)
  }
  const dateOf = (date: string) => membershipDate(date, language)
  return (
    <>
      {isSuccess ? (
        <News kind="success" title={t('membershipCancelled')}>
          {expiration ? t('membershipCancelledExpires', { date: dateOf(expiration) }) : null}
        </News>
      ) : null}
      {offered ? (
        <FormFoot>
          <Button kind="cancel" onClick={ask}>
            {t('membershipCancel')}
          </Button>
        </FormFoot>
      ) : null}
      <AskFirst
        open={asking && !isSuccess}
        title={t('membershipCancel')}
        keep={t('membershipKeep')}
        onKeep={() => setAsking(false)}
        go={t('membershipCancel')}
        onGo={() => change({ cancel: true }).catch(() => null)}
        busy={isPending}
        failure={error}
      >
        <p>
          {paidUntil
            ? t('membershipCancelText', { date: dateOf(paidUntil) })
            : t('membershipCancelUnpaid')}
        </p>
      </AskFirst>
    </>
  )
}

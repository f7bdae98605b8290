import type { Contract } from '@mikvah/contract/contract.ts'
import { dateText } from '@mikvah/rules/time/date-text.ts'
import { useState } from 'react'
import { useOffersMemberships } from '../../facts/use-offers-memberships.ts'
import { Button } from '../../parts/Button.tsx'
import { AskFirst } from '../../parts/dialogs/AskFirst.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { useTell } from '../../talk/tell.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './PatronRecordScreen.module.css'

type Props = { userId: string; membership: Contract['membership']['answer'] }

/**
 * What the desk may change of a membership: whether it renews by itself, and that it ends, on the day it is paid until
 * or at once where nothing of it is paid. Level and dates are bought.
 */
export function ChangeMembership({ userId, membership }: Props) {
  const { t, language } = useWords('desk-pages')
  const isOffered = useOffersMemberships()
  const [isAsked, ask] = useState(false)
  const { mutateAsync, isPending, error, reset } = useTell('changeMembership', {
    stale: ['membership', 'user'],
  })
  const change = (body: { membershipAutoRenew: boolean } | { cancel: true }) =>
    mutateAsync({ params: { id: userId }, body }).then(
      () => true,
      () => false,
    )
  /** Her question is closed by its own end alone: a change from before may end while it is open. */
  const end = async () => {
    if (await change({ cancel: true })) ask(false)
  }
  const { activeMember, mayCancel, membershipAutoRenew: renews, membershipPaidUntil } = membership
  return (
    <>
      <ErrorAlert failure={isAsked ? null : error} />
      <div className={styles.acts}>
        {renews || (activeMember && isOffered) ? (
          <Button
            size="small"
            busy={isPending && !isAsked}
            onClick={() => change({ membershipAutoRenew: !renews })}
          >
            {t(renews ? 'patronRenewOff' : 'patronRenewOn')}
          </Button>
        ) : null}
        {mayCancel ? (
          <Button
            size="small"
            kind="cancel"
            onClick={() => {
              reset()
              ask(true)
            }}
          >
            {t('patronEndMembership')}
          </Button>
        ) : null}
      </div>
      <AskFirst
        open={isAsked}
        title={t('patronEndMembership')}
        keep={t('patronKeepMembership')}
        onKeep={() => ask(false)}
        go={t('patronEndMembership')}
        onGo={end}
        busy={isPending}
        failure={isAsked ? error : null}
      >
        <p>
          {membershipPaidUntil
            ? t('patronEndText', { date: dateText(membershipPaidUntil, 'withYear', language) })
            : t('patronEndUnpaid')}
        </p>
      </AskFirst>
    </>
  )
}

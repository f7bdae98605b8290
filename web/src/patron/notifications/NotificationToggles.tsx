import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { useWords } from '../../words/use-words.ts'
import { SwitchRow } from '../page/SwitchRow.tsx'
import { useChangeMe, useMe } from '../profile/use-me.ts'
import styles from './NotificationToggles.module.css'

const kinds = ['notificationReservations', 'notificationDayBefore', 'notificationDayOf'] as const
type Kind = (typeof kinds)[number]

export function NotificationToggles() {
  const { t } = useWords('profile')
  const { data: me, error, refetch } = useMe()
  if (error) return <ErrorAlert failure={error} onTryAgain={refetch} />
  if (!me) return <Skeleton lines={3} />
  return (
    <div className={styles.list}>
      <p className="muted">{t('notificationsLead')}</p>
      {kinds.map((kind) => (
        <Toggle key={kind} kind={kind} on={me[kind]} />
      ))}
    </div>
  )
}

/** Moves at once and goes back when the server refuses. */
function Toggle({ kind, on }: { kind: Kind; on: boolean }) {
  const { t } = useWords('profile')
  const { change, isPending, error } = useChangeMe()
  return (
    <>
      <SwitchRow
        label={t(kind)}
        hint={t(`${kind}Hint`)}
        checked={isPending ? !on : on}
        aria-busy={isPending || undefined}
        onChange={() => {
          if (!isPending) change({ [kind]: !on }).catch(() => null)
        }}
      />
      <ErrorAlert failure={error} />
    </>
  )
}

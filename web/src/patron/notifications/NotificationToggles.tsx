import { useChangeMe, useMe } from '../../facts/use-me.ts'
import { SwitchRow } from '../../page/SwitchRow.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { useInTurn } from '../../talk/use-in-turn.ts'
import { useWords } from '../../words/use-words.ts'
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

/** Moves with each tap and goes back when the server refuses. */
function Toggle({ kind, on }: { kind: Kind; on: boolean }) {
  const { t } = useWords('profile')
  const { change, error } = useChangeMe()
  const { wanted, want } = useInTurn((wish: boolean) => change({ [kind]: wish }))
  return (
    <>
      <SwitchRow
        label={t(kind)}
        hint={t(`${kind}Hint`)}
        checked={wanted ?? on}
        aria-busy={wanted !== null || undefined}
        onChange={({ target }) => want(target.checked)}
      />
      <ErrorAlert failure={error} />
    </>
  )
}

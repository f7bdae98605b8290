import { useMe } from '../../facts/use-me.ts'
import { useSettings } from '../../facts/use-settings.ts'
import { Alert } from '../../parts/Alert.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { useWords } from '../../words/use-words.ts'
import { ByEmail } from './ByEmail.tsx'
import styles from './NotificationToggles.module.css'
import { Toggle } from './Toggle.tsx'

const kinds = ['notificationReservations', 'notificationDayBefore', 'notificationDayOf'] as const
export function NotificationToggles() {
  const { t } = useWords('profile')
  const { emailNotices } = useSettings()
  const { data: me, error, refetch } = useMe()
  if (error) return <ErrorAlert failure={error} onTryAgain={refetch} />
  if (!me) return <Skeleton lines={3} />
  return (
    <div className={styles.list}>
      {me.textsStopped ? (
        <Alert kind="info" title={t('notificationsStopped')}>
          {t('notificationsStoppedText')}
        </Alert>
      ) : (
        <p className="muted">{t('notificationsLead')}</p>
      )}
      {kinds.map((kind) => (
        <Toggle key={kind} kind={kind} on={me[kind]} hint={t(`${kind}Hint`)} />
      ))}
      {emailNotices === 'True' ? <ByEmail me={me} /> : null}
    </div>
  )
}

import { herSwitches } from '@mikvah/rules/messages/notices.ts'
import { useMe } from '../../facts/use-me.ts'
import { usePatronSettings } from '../../facts/use-patron-settings.ts'
import { useSettings } from '../../facts/use-settings.ts'
import { Alert } from '../../parts/Alert.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { useWords } from '../../words/use-words.ts'
import { ByEmail } from './ByEmail.tsx'
import styles from './NotificationToggles.module.css'
import { Toggle } from './Toggle.tsx'
import { hintOf, leadOf } from './what-is-sent.ts'

export function NotificationToggles() {
  const { t, language } = useWords('profile')
  const byEmail = useSettings().emailNotices === 'True'
  const { values } = usePatronSettings()
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
        // The line is there before it is known what goes out, so that no switch moves away from her finger.
        <p className="muted">{values ? t(leadOf(values, byEmail)) : '\u00a0'}</p>
      )}
      {herSwitches.map((kind) => (
        <Toggle key={kind} kind={kind} on={me[kind]} hint={hintOf(kind, values, { t, language })} />
      ))}
      {byEmail ? <ByEmail me={me} /> : null}
    </div>
  )
}

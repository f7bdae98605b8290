import { PatronPage } from '../../page/PatronPage.tsx'
import { useWords } from '../../words/use-words.ts'
import { NotificationToggles } from './NotificationToggles.tsx'

export function NotificationsScreen() {
  const { t } = useWords('profile')
  return (
    <PatronPage title={t('notificationsTitle')}>
      <NotificationToggles />
    </PatronPage>
  )
}

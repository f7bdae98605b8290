import { IconWifiOff } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { useWords } from '../words/use-words.ts'
import { Alert } from './Alert.tsx'
import { Icon } from './Icon.tsx'
import styles from './OfflineNotice.module.css'

function onNetworkChange(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Whether the browser has a network. */
export const useOnline = () => useSyncExternalStore(onNetworkChange, () => navigator.onLine)

/** Says at the top of the window that the network is gone and that nothing typed is lost. */
export function OfflineNotice() {
  return (
    <div role="status" className={`no-print ${styles.place}`}>
      {useOnline() ? null : <OfflineWords />}
    </div>
  )
}

/** The notice that the network is gone, beside a button that moves money. */
export function OfflineBeside() {
  const { t } = useWords()
  if (useOnline()) return null
  return (
    <Alert kind="warning" icon={IconWifiOff} title={t('offlineTitle')}>
      {t('offlineText')}
    </Alert>
  )
}

/** The words of `OfflineNotice`, whether or not there is a network. */
export function OfflineWords() {
  const { t } = useWords()
  return (
    <div className={styles.notice}>
      <Icon of={IconWifiOff} />
      <p>
        <strong>{t('offlineTitle')}</strong> <span>{t('offlineText')}</span>
      </p>
    </div>
  )
}

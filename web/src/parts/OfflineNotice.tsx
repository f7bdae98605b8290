import { IconWifiOff } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { useWords } from '../words/use-words.ts'
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

const useOnline = () => useSyncExternalStore(onNetworkChange, () => navigator.onLine)

/** Says that the network is gone, and that nothing typed is. */
export function OfflineNotice() {
  return (
    <div role="status" className="no-print">
      {useOnline() ? null : <OfflineWords />}
    </div>
  )
}

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

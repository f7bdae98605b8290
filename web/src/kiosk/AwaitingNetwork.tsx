import { IconUsers } from '@tabler/icons-react'
import { Empty } from '../parts/Empty.tsx'
import { useWords } from '../words/use-words.ts'
import styles from './Kiosk.module.css'

/** Says that her check-in waits for the network. */
export function AwaitingNetwork() {
  const { t } = useWords('kiosk')
  return (
    <div className={styles.done} role="status">
      <Empty icon={IconUsers} title={t('kioskKept')}>
        {t('kioskKeptText')}
      </Empty>
    </div>
  )
}

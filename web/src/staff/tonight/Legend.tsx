import { roomStatuses } from '@mikvah/rules/room/statuses.ts'
import { StatusTag } from '../../night/StatusTag.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './Legend.module.css'

/** What the colours at the foot of a room mean. */
export function Legend() {
  const { t } = useWords('desk')
  return (
    <div className={styles.legend}>
      <span>{t('deskRooms')}</span>
      {roomStatuses.map((status) => (
        <StatusTag key={status} room={status} />
      ))}
    </div>
  )
}

import { IconDroplet } from '@tabler/icons-react'
import { useKept } from '../../live/use-kept.ts'
import { Icon } from '../../parts/Icon.tsx'
import { Time } from '../../parts/times/Time.tsx'
import { useWords } from '../../words/use-words.ts'
import { useTicked } from '../parts/ticks.ts'
import styles from './ReadyLine.module.css'

/** Until the zman nobody goes: who is ready already, in the order of turns. */
export function ReadyLine() {
  const { t } = useWords('desk')
  const { data } = useKept('listReady')
  const { queue = [], zmanTevillah: zman = null } = data ?? {}
  const isBefore = useTicked((now) => zman !== null && now < Date.parse(zman))
  if (!isBefore || zman === null || queue.length === 0) return null
  return (
    <p className={styles.ready}>
      <Icon of={IconDroplet} />
      <span>
        <strong>{t('deskReadyBefore')}</strong>{' '}
        {queue.map(({ reservationId, reservationCode, roomNumber }) => (
          <span key={reservationId} className={styles.one}>
            <span className="num code">{reservationCode}</span> {t('deskInRoom')}{' '}
            <span className="num">{roomNumber}</span>
          </span>
        ))}
        {t('deskTheyGoFrom')} <Time at={zman} />.
      </span>
    </p>
  )
}

import { IconDroplet } from '@tabler/icons-react'
import type { VisitSeen } from '../../live/told.ts'
import { Icon } from '../../parts/Icon.tsx'
import { Time } from '../../parts/times/Time.tsx'
import { useWords } from '../../words/use-words.ts'
import { useNight } from '../facts/use-night.ts'
import { useTicked } from '../parts/ticks.ts'
import { readyInOrder } from './order.ts'
import styles from './ReadyLine.module.css'

/** Until the zman nobody goes: who is ready already, as they will go. */
export function ReadyLine({ ready }: { ready: readonly VisitSeen[] }) {
  const { t } = useWords('desk')
  const zman = useNight()?.zmanTevillah ?? null
  const isBefore = useTicked((now) => zman !== null && now < Date.parse(zman))
  if (!isBefore || zman === null || ready.length === 0) return null
  return (
    <p className={styles.ready}>
      <Icon of={IconDroplet} />
      <span>
        <strong>{t('deskReadyBefore')}</strong>{' '}
        {readyInOrder(ready, Date.parse(zman)).map(({ reservationId, reservationCode, room }) => (
          <span key={reservationId} className={styles.one}>
            <span className="num code">{reservationCode}</span> {t('deskInRoom')}{' '}
            <span className="num">{room?.number}</span>
          </span>
        ))}
        {t('deskTheyGoFrom')} <Time at={zman} />.
      </span>
    </p>
  )
}

import type { RoomView } from '../../live/live-event.ts'
import { StatusTag } from '../../night/StatusTag.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './Card.module.css'

/** A room in which there is nothing to do, and for whom it is reserved. */
export function IdleRoom({ room }: { room: RoomView }) {
  const { t } = useWords('desk')
  return (
    <li className={styles.idle}>
      <b>{room.number}</b>
      <StatusTag room={room.status} />
      {room.preassigned ? (
        <span>
          {t('deskKeptFor')} <span className="num">{room.preassigned.reservationCode}</span>
        </span>
      ) : null}
    </li>
  )
}

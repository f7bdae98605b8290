import { isToBeCleaned } from '@mikvah/rules/room/statuses.ts'
import type { RoomView } from '../../live/live-event.ts'
import { useLive } from '../../live/use-live.ts'
import { StatusTag } from '../../night/StatusTag.tsx'
import { Button } from '../../parts/Button.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { useWords } from '../../words/use-words.ts'
import { cleaning } from '../facts/to-clean.ts'
import { Minutes } from '../parts/Minutes.tsx'
import { SwipeModal } from '../visit/SwipeModal.tsx'
import { useSetRoom } from '../visit/use-set-room.ts'
import styles from './Card.module.css'

/** A room that waits to be cleaned or is being cleaned, with the button of the next step; nothing for any other. */
export function RoomToClean({ room }: { room: RoomView }) {
  const { t } = useWords('attendant')
  const { live } = useLive()
  const clean = useSetRoom(room)
  if (!isToBeCleaned(room.status)) return null
  const { to, word } = cleaning[room.status]
  return (
    <article className={styles.card} aria-label={`${t('deskRoom')} ${room.number}`}>
      <div className={styles.top}>
        <span className={styles.number}>{room.number}</span>
        <div className={styles.what}>
          <h3>{t(room.bath ? 'deskSignBath' : 'deskSignShower')}</h3>
          <StatusTag room={room.status} />
        </div>
        <span className={styles.minutes}>
          <Minutes since={room.statusSince} />
        </span>
      </div>
      <ErrorAlert failure={clean.error} />
      <Button wide busy={clean.isPending} disabled={!live} onClick={() => clean.setTo(to)}>
        {t(word)}
      </Button>
      <SwipeModal swipe={clean.swipe} />
    </article>
  )
}

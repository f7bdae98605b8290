import type { WordKey } from '@mikvah/contract/words/key.ts'
import type { RoomStatus } from '@mikvah/rules/room/statuses.ts'
import type { RoomView } from '../live/live-event.ts'
import arcade from '../look/art/hero-arcade.svg'
import { useWords } from '../words/use-words.ts'
import { Clock } from './Clock.tsx'
import styles from './Resting.module.css'
import { StaffMenu } from './StaffMenu.tsx'

const says: Record<RoomStatus, WordKey> = {
  Ready: 'roomIsReadyText',
  Occupied: 'roomRests',
  Available: 'roomRests',
  NeedsCleaning: 'roomRests',
  Cleaning: 'roomRests',
  Offline: 'roomIsOff',
}

/** The screen of an empty room: its number and the hour, and nothing about who was in it. */
export function Resting({ room }: { room: RoomView }) {
  const { t } = useWords('room')
  return (
    <section className={styles.rest} data-status={room.status}>
      <img className={styles.art} src={arcade} alt="" />
      <div className={styles.top}>
        <Clock />
        <StaffMenu room={room} />
      </div>
      <div>
        <h1>{t('roomNumbered', { number: room.number })}</h1>
        <p className={styles.text}>{t(says[room.status])}</p>
      </div>
    </section>
  )
}

import { isToBeCleaned } from '@mikvah/rules/room/statuses.ts'
import type { Flow } from '@mikvah/rules/visit/flow.ts'
import { IconDoor } from '@tabler/icons-react'
import type { RoomView } from '../../live/live-event.ts'
import { Empty } from '../../parts/Empty.tsx'
import { useWords } from '../../words/use-words.ts'
import type { VisitStep } from '../visit/step/step.ts'
import { IdleRoom } from './IdleRoom.tsx'
import { RoomCard } from './RoomCard.tsx'
import styles from './Rooms.module.css'
import { RoomToClean } from './RoomToClean.tsx'

type Props = { rooms: readonly RoomView[]; flow: Flow; onDone: (step: VisitStep) => void }

/**
 * The rooms as large cards, in the order they are given, by their numbers: a card that moved away under a thumb would
 * turn the tap into one on another. Rooms in which there is nothing to do are small, behind them.
 */
export function Rooms({ rooms, flow, onDone }: Props) {
  const { t } = useWords('attendant')
  const busy = rooms.filter((room) => room.reservation || isToBeCleaned(room.status))
  const idle = rooms.filter((room) => !busy.includes(room))
  if (rooms.length === 0) return <Empty icon={IconDoor} title={t('attendantNoRooms')} />
  return (
    <>
      <ul className={styles.cards}>
        {busy.map((room) => (
          <li key={room.id}>
            {room.reservation ? (
              <RoomCard room={room} visit={room.reservation} flow={flow} onDone={onDone} />
            ) : (
              <RoomToClean room={room} />
            )}
          </li>
        ))}
      </ul>
      {idle.length > 0 ? (
        <section aria-labelledby="idle">
          <h2 id="idle">{t('attendantIdle')}</h2>
          <ul className={styles.idle}>
            {idle.map((room) => (
              <IdleRoom key={room.id} room={room} />
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}

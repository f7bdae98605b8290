import type { RoomView } from '../../live/live-event.ts'
import { StatusTag } from '../../night/StatusTag.tsx'
import { Tag } from '../../parts/Tag.tsx'
import { useWords } from '../../words/use-words.ts'
import { equipmentSigns } from '../facts/visit-signs.ts'
import { RowButton } from '../parts/RowList.tsx'
import { Sign } from '../parts/Sign.tsx'
import type { RoomSetUp } from './building.ts'
import styles from './Rooms.module.css'

type Props = {
  room: RoomSetUp
  live: RoomView | undefined
  isChosen: boolean
  onChoose: () => void
}

/** A room's number, what it has, and its status now. */
export function RoomRow({ room, live, isChosen, onChoose }: Props) {
  const { t } = useWords('building')
  return (
    <RowButton
      className={styles.row}
      data-room={room.id}
      isChosen={isChosen}
      data-out={room.active ? undefined : true}
      onClick={onChoose}
    >
      <span className={styles.arch}>
        <span className="sr-only">{t('roomsRoom')} </span>
        <bdi>{room.number}</bdi>
      </span>
      <span className={styles.signs}>
        {equipmentSigns(room).map((sign) => (
          <Sign key={sign.word} {...sign} />
        ))}
      </span>
      {room.active ? live ? <StatusTag room={live.status} /> : null : <Tag>{t('roomsOut')}</Tag>}
    </RowButton>
  )
}

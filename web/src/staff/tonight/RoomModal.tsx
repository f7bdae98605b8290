import { judgeRoomMove } from '@mikvah/rules/room/room-moves.ts'
import type { RoomStatus } from '@mikvah/rules/room/statuses.ts'
import type { RoomView } from '../../live/live-event.ts'
import { useLiveQuery } from '../../live/use-live-query.ts'
import { StatusTag } from '../../night/StatusTag.tsx'
import { lookOfRoom } from '../../night/statuses.ts'
import { Button } from '../../parts/Button.tsx'
import { Modal } from '../../parts/dialogs/Modal.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { useNameOf } from '../../words/use-name-of.ts'
import { useWords } from '../../words/use-words.ts'
import { equipmentSigns } from '../facts/visit-signs.ts'
import { Minutes } from '../parts/Minutes.tsx'
import { Sign } from '../parts/Sign.tsx'
import { SwipeModal } from '../visit/SwipeModal.tsx'
import { useSetRoom } from '../visit/use-set-room.ts'
import styles from './RoomModal.module.css'

type Props = {
  id: number | null
  onClose: () => void
  onOpen: (reservationId: string) => void
}

/** The statuses that can be set, in this order: the one that takes the room out of use comes last. */
const settable: readonly RoomStatus[] = [
  'Ready',
  'NeedsCleaning',
  'Cleaning',
  'Available',
  'Offline',
]

/** An empty room: the status it can be set to, and for whom it is reserved. */
export function RoomModal({ id, onClose, onOpen }: Props) {
  const { t } = useWords('desk')
  const { data } = useLiveQuery('rooms')
  const room = data?.find((one) => one.id === id)
  return (
    <Modal
      open={room !== undefined}
      onClose={onClose}
      title={t('deskRoomTitle', { room: room?.number ?? '' })}
    >
      {room ? <Settings room={room} onClose={onClose} onOpen={onOpen} /> : null}
    </Modal>
  )
}

function Settings({ room, onClose, onOpen }: Omit<Props, 'id'> & { room: RoomView }) {
  const { t } = useWords('desk')
  const setting = useSetRoom(room)
  const set = async (status: RoomStatus) => {
    if (await setting.setTo(status)) onClose()
  }
  const { preassigned } = room
  const may = (to: RoomStatus) =>
    judgeRoomMove({ from: room.status, to, by: ['reception'] }).allowed
  return (
    <div className={styles.settings}>
      <ErrorAlert failure={setting.error} />
      <Now room={room} />
      <p>{t('deskSetRoom')}</p>
      {settable.filter(may).map((status) => (
        <Button key={status} icon={lookOfRoom[status].icon} onClick={() => set(status)}>
          {t(`room${status}`)}
        </Button>
      ))}
      {preassigned ? (
        <Button
          kind="quiet"
          onClick={() => {
            onClose()
            onOpen(preassigned.reservationId)
          }}
        >
          {t('deskKeptFor')} <span className="num">{preassigned.reservationCode}</span>
        </Button>
      ) : null}
      <SwipeModal swipe={setting.swipe} />
    </div>
  )
}

/** What the room is, as it stands on its tile, which the dialog may cover. */
function Now({ room }: { room: RoomView }) {
  const nameOf = useNameOf()
  return (
    <p className={styles.now}>
      <StatusTag room={room.status} />
      <Minutes since={room.statusSince} />
      <bdi>{nameOf(room.section)}</bdi>
      <span>
        {equipmentSigns(room).map((sign) => (
          <Sign key={sign.word} {...sign} />
        ))}
      </span>
    </p>
  )
}

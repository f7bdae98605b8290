import { IconDoorEnter } from '@tabler/icons-react'
import { useState } from 'react'
import type { RoomView } from '../../live/live-event.ts'
import { Button } from '../../parts/Button.tsx'
import { Modal } from '../../parts/dialogs/Modal.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { IconButton } from '../../parts/IconButton.tsx'
import { timeText } from '../../parts/times/time-text.ts'
import type { SwipedCard } from '../../talk/call.ts'
import { serverNow } from '../../talk/clock.ts'
import { useTell } from '../../talk/tell.ts'
import { useWords } from '../../words/use-words.ts'
import { useDoorsOf } from '../facts/use-doors-of.ts'
import { useWallClock } from '../facts/use-wall-clock.ts'
import styles from './OpenDoor.module.css'
import { SwipeModal } from './SwipeModal.tsx'
import { useSaid } from './use-said.ts'
import { useSwipe } from './use-swipe.ts'

type Door = RoomView['opens'][number]
type Props = {
  room: Pick<RoomView, 'id' | 'number' | 'opens'>
  icon?: boolean
  /** Whether the button is an icon only, beside buttons that are used more often. */
  sign?: boolean
}

const named = { dry: 'deskDoorOpenDry', wet: 'deskDoorOpenWet' } as const
const opened = { dry: 'deskDoorOpenedDry', wet: 'deskDoorOpenedWet' } as const

/**
 * Opens a door of a room, where one opens from here. It asks first, and closes the question once the door is open, so
 * that no second tap opens it again.
 */
export function OpenDoor({ room, icon, sign = false }: Props) {
  const { t, language } = useWords('desk')
  const [isAsking, ask] = useState(false)
  const { said, say } = useSaid()
  const wallClock = useWallClock()
  const unlock = useTell('unlockRoom')
  const swipe = useSwipe()
  const doors = useDoorsOf()(room)
  if (doors.length === 0) return null
  const close = () => {
    // A failure of this try says nothing of the next one.
    unlock.reset()
    ask(false)
  }
  const open = async (door: Door, body: SwipedCard) => {
    await unlock.mutateAsync({ query: { roomid: String(room.id), wetdry: door }, body })
    close()
    const time = timeText(wallClock(serverNow()), language, t)
    say(t(opened[door], { room: room.number, time }))
  }
  // The question itself shows what failed.
  const openOnce = (door: Door) => swipe.withCard((card) => open(door, card)).catch(() => null)
  return (
    <div className={sign ? styles.sign : undefined}>
      {sign ? (
        <IconButton icon={IconDoorEnter} label={t('deskDoorOpen')} onClick={() => ask(true)} />
      ) : (
        <Button wide icon={icon ? IconDoorEnter : undefined} onClick={() => ask(true)}>
          {t('deskDoorOpen')}
        </Button>
      )}
      <div role="status">{said}</div>
      <Modal
        open={isAsking}
        onClose={close}
        title={t('deskDoorOpenTitle', { room: room.number })}
        actions={
          <>
            <Button onClick={close}>{t('deskDoorOpenNo')}</Button>
            {doors.map((door) => (
              <Button key={door} busy={unlock.isPending} onClick={() => openOnce(door)}>
                {t(named[door])}
              </Button>
            ))}
          </>
        }
      >
        <p>{t('deskDoorOpenText')}</p>
        <ErrorAlert failure={unlock.error} />
      </Modal>
      <SwipeModal swipe={swipe} />
    </div>
  )
}

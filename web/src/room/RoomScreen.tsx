import { IconDoorOff } from '@tabler/icons-react'
import { DeviceFrame } from '../device/DeviceFrame.tsx'
import { LostNote } from '../device/LostNote.tsx'
import { useStoredTaps } from '../offline-taps/stored-taps.ts'
import { Empty } from '../parts/Empty.tsx'
import { ErrorAlert } from '../parts/ErrorAlert.tsx'
import { Skeleton } from '../parts/Skeleton.tsx'
import { useWords } from '../words/use-words.ts'
import { HerRoom } from './HerRoom.tsx'
import { Resting } from './Resting.tsx'
import { useRoom, useRoomLanguage } from './use-room.ts'
import { useSendTaps } from './use-send-taps.ts'

/** The tablet in a room: it shows a visit while somebody is in the room, and nobody's data before and after. */
export function RoomScreen() {
  const { room, hasNone, error, refetch } = useRoom()
  const taps = useStoredTaps()
  const notDone = useSendTaps()
  const visit = room?.reservation ?? null
  useRoomLanguage(visit && room ? room.language : null)
  return (
    <DeviceFrame at="/room" idle={room !== null && !visit && taps.length === 0}>
      <LostNote waiting={taps.length} />
      {room && visit ? (
        <HerRoom key={visit.reservationId} room={room} visit={visit} notDone={notDone} />
      ) : room ? (
        <Resting room={room} />
      ) : (
        <NoRoom hasNone={hasNone} error={error} onTryAgain={refetch} />
      )}
    </DeviceFrame>
  )
}

type NoRoomProps = { hasNone: boolean; error: unknown; onTryAgain: () => void }

function NoRoom({ hasNone, error, onTryAgain }: NoRoomProps) {
  const { t } = useWords('room')
  if (hasNone)
    return (
      <Empty icon={IconDoorOff} title={t('roomNone')} level={1}>
        {t('roomNoneText')}
      </Empty>
    )
  return error ? <ErrorAlert failure={error} onTryAgain={onTryAgain} /> : <Skeleton lines={6} />
}

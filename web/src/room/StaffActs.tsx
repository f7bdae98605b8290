import { judgeRoomMove } from '@mikvah/rules/room/room-moves.ts'
import { capitalized } from '@mikvah/rules/words/capitalized.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RoomView } from '../live/live-event.ts'
import { applyEvent } from '../live/on-message.ts'
import { Button } from '../parts/Button.tsx'
import { ErrorAlert } from '../parts/ErrorAlert.tsx'
import { noCard } from '../talk/call.ts'
import { useTell } from '../talk/tell.ts'
import { useWords } from '../words/use-words.ts'
import styles from './StaffMenu.module.css'

const offered = ['Ready', 'NeedsCleaning', 'Cleaning', 'Offline'] as const
const by = ['room-screen', 'attendant'] as const

/**
 * Changes the status of an empty room, or clears the room of a visit. Each is sent at once or refused; none is queued
 * for later.
 */
export function StaffActs({ room, passcode }: { room: RoomView; passcode: string }) {
  const { t } = useWords('room')
  const client = useQueryClient()
  const hear = (fresh: RoomView) => applyEvent(client, { event: 'room', data: fresh })
  const change = useTell('changeRoomStatus', { onDone: ({ result }) => hear(result) })
  const entry = useTell('staffEntry', { onDone: ({ result }) => hear(result.room) })
  const [asks, setAsks] = useState(false)
  const { status: from } = room
  const params = { id: String(room.id) }
  const busy = change.isPending || entry.isPending
  const may = offered.filter((to) => judgeRoomMove({ from, to, by }).allowed)
  const clear = async () => {
    const reservationId = room.reservation?.reservationId ?? ''
    const query = { pinCode: passcode, clearRoom: 'true' as const, reservationId }
    await entry.mutateAsync({ params, query }).catch(() => null)
    setAsks(false)
  }
  return (
    <div className={styles.menu}>
      <p role="status">{t('roomStatusNow', { status: t(`room${capitalized(from)}`) })}</p>
      <ErrorAlert failure={change.error ?? entry.error} />
      {may.map((status) => (
        <Button
          key={status}
          wide
          busy={busy}
          onClick={() =>
            change.mutate({ params, body: { status, expectedStatus: from, ...noCard } })
          }
        >
          {t(`roomSet${status}`)}
        </Button>
      ))}
      {from !== 'Occupied' ? null : asks ? (
        <>
          <p>{t('roomClearText')}</p>
          <Button kind="cancelNow" wide busy={busy} onClick={clear}>
            {t('roomClearNow')}
          </Button>
        </>
      ) : (
        <Button kind="cancel" wide onClick={() => setAsks(true)}>
          {t('roomClear')}
        </Button>
      )}
    </div>
  )
}

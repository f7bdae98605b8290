import { IconBucket } from '@tabler/icons-react'
import type { RoomTold } from '../../live/told.ts'
import { useKept } from '../../live/use-kept.ts'
import { StatusTag } from '../../night/StatusTag.tsx'
import { Button } from '../../parts/Button.tsx'
import { Empty } from '../../parts/Empty.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { useTell } from '../../talk/tell.ts'
import { useWords } from '../../words/use-words.ts'
import { Minutes } from '../parts/Minutes.tsx'
import { DeskPage } from '../shell/DeskPage.tsx'
import styles from '../shell/Rows.module.css'
import { SwipeModal } from '../visit/SwipeModal.tsx'
import { useFresh } from '../visit/use-fresh.ts'
import { useSwipe } from '../visit/use-swipe.ts'

const next = {
  NeedsCleaning: { to: 'Cleaning', word: 'cleanStart' },
  Cleaning: { to: 'Ready', word: 'cleanReady' },
} as const

const isToClean = (status: RoomTold['status']): status is keyof typeof next =>
  Object.hasOwn(next, status)

/** The rooms that wait for whoever cleans, the longest waiting first. */
export function CleaningScreen() {
  const { t } = useWords('desk-pages')
  const { data: rooms, error, refetch } = useKept('cleaningList')
  return (
    <DeskPage title={t('pageCleaning')}>
      <ErrorAlert failure={rooms ? null : error} onTryAgain={() => refetch()} />
      {rooms || error ? null : <Skeleton lines={5} />}
      {rooms?.length === 0 ? <Empty icon={IconBucket} title={t('cleanNothing')} /> : null}
      <ul className={styles.rows}>
        {rooms?.map((room) => (
          <Dirty key={room.id} room={room} />
        ))}
      </ul>
    </DeskPage>
  )
}

function Dirty({ room }: { room: RoomTold }) {
  const { t } = useWords('desk-pages')
  const told = useTell('changeRoomStatus', { stale: ['cleaningList'] })
  const fresh = useFresh()
  const swipe = useSwipe()
  const { status } = room
  if (!isToClean(status)) return null
  const { to, word } = next[status]
  const move = async () => {
    const cardCode = await swipe.ask()
    if (cardCode === null) return
    try {
      const { result } = await told.mutateAsync({
        params: { id: String(room.id) },
        body: { status: to, expectedStatus: status, ...(cardCode === '' ? {} : { cardCode }) },
      })
      fresh.tellAll(result)
    } catch (failure) {
      fresh.tellRefused(failure)
    }
  }
  return (
    <li className={styles.row}>
      <strong className={styles.room}>{t('askedRoom', { number: room.number })}</strong>
      <span className={styles.what}>
        <StatusTag room={status} />
        {room.section.name}
      </span>
      <span className={styles.since}>
        <Minutes since={room.statusSince} />
      </span>
      <span className={styles.acts}>
        <ErrorAlert failure={told.error} />
        <Button size="small" busy={told.isPending} onClick={move}>
          {t(word)}
        </Button>
      </span>
      <SwipeModal swipe={swipe} />
    </li>
  )
}

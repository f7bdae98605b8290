import { isToBeCleaned } from '@mikvah/rules/room/statuses.ts'
import { IconBucket } from '@tabler/icons-react'
import type { RoomView } from '../../live/live-event.ts'
import { useLiveQuery } from '../../live/use-live-query.ts'
import { StatusTag } from '../../night/StatusTag.tsx'
import { Button } from '../../parts/Button.tsx'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { useNameOf } from '../../words/use-name-of.ts'
import { useWords } from '../../words/use-words.ts'
import { cleaning } from '../facts/to-clean.ts'
import { Minutes } from '../parts/Minutes.tsx'
import styles from '../shell/Rows.module.css'
import { RowsPage } from '../shell/RowsPage.tsx'
import { SwipeModal } from '../visit/SwipeModal.tsx'
import { useSetRoom } from '../visit/use-set-room.ts'

/** The cleaner's screen: rooms that wait to be cleaned or are being cleaned, the longest waiting first. */
export function CleaningScreen() {
  const { t } = useWords('desk-pages')
  const asked = useLiveQuery('cleaningList')
  return (
    <RowsPage
      title={t('pageCleaning')}
      rows={asked.data}
      asked={asked}
      none={{ icon: IconBucket, title: t('cleanNothing') }}
    >
      {(room) => <Dirty key={room.id} room={room} />}
    </RowsPage>
  )
}

function Dirty({ room }: { room: RoomView }) {
  const { t } = useWords('desk-pages')
  const nameOf = useNameOf()
  const clean = useSetRoom(room)
  const { status } = room
  if (!isToBeCleaned(status)) return null
  const { to, word } = cleaning[status]
  return (
    <li className={styles.row}>
      <strong className={styles.room}>{t('askedRoom', { number: room.number })}</strong>
      <span className={styles.what}>
        <StatusTag room={status} />
        <bdi>{nameOf(room.section)}</bdi>
      </span>
      <span className={styles.since}>
        <Minutes since={room.statusSince} />
      </span>
      <span className={styles.acts}>
        <ErrorAlert failure={clean.error} />
        <Button size="small" busy={clean.isPending} onClick={() => clean.setTo(to)}>
          {t(word)}
        </Button>
      </span>
      <SwipeModal swipe={clean.swipe} />
    </li>
  )
}

import { IconBellRinging } from '@tabler/icons-react'
import type { RoomView } from '../../live/live-event.ts'
import { Icon } from '../../parts/Icon.tsx'
import { useWords } from '../../words/use-words.ts'
import { Minutes } from '../parts/Minutes.tsx'
import { isCall } from '../room-requests/requests-of.ts'
import styles from './CallBell.module.css'

/** Shown on the tile of a room that calls, with the time since. */
export function CallBell({ room }: { room: RoomView }) {
  const { t } = useWords('desk')
  const call = room.supplyRequests.find((asked) => asked.status === 'open' && isCall(asked))
  if (!call) return null
  return (
    <span className={styles.bell} title={t('deskSheCalls')} data-calls>
      <Icon of={IconBellRinging} />
      <span className="sr-only">{t('deskSheCalls')} </span>
      <Minutes since={call.dateRequested} />
    </span>
  )
}

import { IconBellRinging, IconVolume, IconVolumeOff } from '@tabler/icons-react'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { useLiveQuery } from '../../live/use-live-query.ts'
import { Icon } from '../../parts/Icon.tsx'
import { IconButton } from '../../parts/IconButton.tsx'
import { hasRole } from '../../talk/session.ts'
import { useSession } from '../../talk/use-session.ts'
import { useWords } from '../../words/use-words.ts'
import { Minutes } from '../parts/Minutes.tsx'
import { isCall, nameOfCall, requestsOf } from '../room-requests/requests-of.ts'
import { useAlarm } from '../room-requests/use-alarm.ts'
import { chooseForThisDesk, useThisDesk } from '../this-desk/chosen.ts'
import styles from './CallsInBar.module.css'

/**
 * The calls from rooms: how many rooms call, or of a single one which, and how long the first call has waited; seen and
 * heard at the desk whichever of its pages is open. Nothing while none calls, and for an account that may not act as
 * Reception.
 */
export const CallsInBar = () => (hasRole(useSession(), 'Reception') ? <Calling /> : null)

function Calling() {
  const { t } = useWords('desk')
  const { data: rooms } = useLiveQuery('rooms')
  const { sound } = useThisDesk()
  const calls = useMemo(() => requestsOf(rooms ?? []).filter(isCall), [rooms])
  useAlarm(
    'calls',
    useMemo(() => (rooms ? calls.map(nameOfCall) : null), [rooms, calls]),
  )
  const [first] = calls
  if (!first) return null
  const calling = new Set(calls.map(({ room }) => room.id))
  const silent = sound === 'off'
  return (
    <span className={`no-print ${styles.calls}`}>
      <Link to="/receptionist/supplies">
        <Icon of={IconBellRinging} />
        <span role="status">
          {t('deskRoomsCall', { count: calling.size, room: first.room.number })}
        </span>
        <Minutes since={first.dateRequested} />
      </Link>
      <IconButton
        icon={silent ? IconVolumeOff : IconVolume}
        label={t('deskCallsHeard')}
        aria-pressed={!silent}
        onClick={() => chooseForThisDesk({ sound: silent ? '' : 'off' })}
      />
    </span>
  )
}

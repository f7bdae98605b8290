import { flowOf } from '@mikvah/rules/visit/flow.ts'
import { useLiveQuery } from '../live/use-live-query.ts'
import { Alert } from '../parts/Alert.tsx'
import { useStaffSettings } from '../staff/facts/use-staff-settings.ts'
import { wordsOfFailure } from '../talk/words-of-failure.ts'
import { useWords } from '../words/use-words.ts'
import { Checklist } from './Checklist.tsx'
import { Foot } from './Foot.tsx'
import styles from './RoomScreen.module.css'
import type { RoomProps } from './room-props.ts'
import { Side } from './Side.tsx'
import { Still } from './Still.tsx'
import { Tools } from './Tools.tsx'
import type { NotDone } from './use-send-taps.ts'

/**
 * The screen of a room in use: where she is in her visit on the blue side, what she does and needs on the light side.
 * It is mounted as long as she is in the room.
 */
export function HerRoom({ room, visit, notDone }: RoomProps & { notDone: NotDone | null }) {
  const { t } = useWords('room')
  const flow = flowOf(useStaffSettings() ?? {})
  const { isLoading } = useLiveQuery('settings')
  const status = visit.reservationStatus
  const preparing = status === 'Assigned' || status === 'Prep'
  const failure = notDone?.about === visit.reservationId ? notDone.failure : null
  return (
    <div className={styles.room}>
      <Side room={room} visit={visit} flow={flow} preparing={preparing} />
      <div className={styles.stone}>
        <Tools room={room} visit={visit} />
        {failure ? (
          <Alert kind="warning" title={t('roomNotDone')}>
            {wordsOfFailure(failure, t)}
          </Alert>
        ) : null}
        {preparing ? <Checklist visit={visit.reservationId} /> : <Still visit={visit} />}
        <Foot room={room} visit={visit} flow={flow} busy={isLoading} />
      </div>
    </div>
  )
}

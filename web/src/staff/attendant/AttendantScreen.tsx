import { flowOf } from '@mikvah/rules/visit/flow.ts'
import { useAwake } from '../../device/use-awake.ts'
import type { RoomView } from '../../live/live-event.ts'
import { useLiveQuery } from '../../live/use-live-query.ts'
import { ErrorAlert } from '../../parts/ErrorAlert.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { useWords } from '../../words/use-words.ts'
import { useStaffSettings } from '../facts/use-staff-settings.ts'
import { isCall, nameOfCall, requestsOf } from '../room-requests/requests-of.ts'
import { useAlarm } from '../room-requests/use-alarm.ts'
import { useThisDesk } from '../this-desk/chosen.ts'
import { UndoLast } from '../visit/step/UndoLast.tsx'
import { useLastStep } from '../visit/step/use-last-step.ts'
import styles from './AttendantScreen.module.css'
import { Bar } from './Bar.tsx'
import { Calls } from './Calls.tsx'
import { inSection } from './in-section.ts'
import { ReadyQueue } from './ReadyQueue.tsx'
import { HowManyAsk, Requests } from './Requests.tsx'
import { Rooms } from './Rooms.tsx'

/**
 * The attendant's phone: who calls from her section, the queue to the water, the rooms, each with the button of its
 * next step, what was asked for, and for a minute the way back from her last step.
 */
export function AttendantScreen() {
  const { t } = useWords('attendant')
  const { data, error, refetch } = useLiveQuery('rooms')
  const settings = useStaffSettings()
  const { section } = useThisDesk()
  const { last, onDone, onGone } = useLastStep()
  useAwake()
  const mine = data ? inSection(data, section) : null
  const asks = mine ? requestsOf(mine) : []
  const calls = asks.filter(isCall)
  const things = asks.filter((asked) => !isCall(asked))
  useAlarm('hers', mine && [...calls.map(nameOfCall), ...mine.flatMap(readyToBeChecked)])
  return (
    <div className={styles.screen}>
      <div className={styles.top}>
        <Bar all={data ?? []} mine={mine ?? []} />
        {mine ? <HowManyAsk count={things.length} /> : null}
        <Calls calls={calls} />
      </div>
      <div className={styles.main}>
        <h1 className="sr-only" tabIndex={-1} data-first>
          {t('attendantTitle')}
        </h1>
        <ErrorAlert failure={data ? null : error} onTryAgain={() => refetch()} />
        <ReadyQueue rooms={mine ?? []} />
        {mine && settings ? (
          <Rooms rooms={mine} flow={flowOf(settings)} onDone={onDone} />
        ) : error ? null : (
          <Skeleton lines={8} />
        )}
        <Requests asks={things} />
      </div>
      {last ? (
        <div className={styles.undo}>
          <UndoLast key={`${last.step.reservationId} ${last.until}`} last={last} onGone={onGone} />
        </div>
      ) : null}
    </div>
  )
}

/** The visits that wait to be checked: the phone sounds once each time one becomes ready. */
const readyToBeChecked = ({ reservation }: RoomView): string[] =>
  reservation?.reservationStatus === 'ReadyForChecking'
    ? [`check ${reservation.reservationId} ${reservation.since}`]
    : []

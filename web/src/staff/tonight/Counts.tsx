import type { WordKey } from '@mikvah/contract/words/key.ts'
import { numberOf } from '@mikvah/rules/settings/read.ts'
import type { Board, RoomTold } from '../../live/told.ts'
import { useWords } from '../../words/use-words.ts'
import { useStaffSettings } from '../facts/use-staff-settings.ts'
import styles from './Counts.module.css'

type Props = { board: Board | undefined; rooms: readonly RoomTold[] | undefined }

/** The night in four numbers; a dash until each is known. */
export function Counts({ board, rooms }: Props) {
  const { t } = useWords('desk')
  const settings = useStaffSettings()
  const pools = settings && numberOf(settings, 'poolsAvailable')
  const inWater = board?.here.filter(({ reservationStatus }) => reservationStatus === 'InMikvah')
  const counts: [WordKey, string | number | undefined][] = [
    ['deskTonight', board && board.upcoming.length + board.here.length + board.completed.length],
    ['deskHere', board?.here.length],
    ['deskRoomsReady', rooms?.filter(({ status }) => status === 'Ready').length],
    ['deskPoolsFree', inWater && pools ? `${pools - inWater.length}/${pools}` : undefined],
  ]
  return (
    <dl className={styles.counts}>
      {counts.map(([name, count]) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd>
            <span className="num">{count ?? '–'}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

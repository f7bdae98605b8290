import type { WordKey } from '@mikvah/contract/words/key.ts'
import type { Board, ReadyTold, RoomTold } from '../../live/told.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './Counts.module.css'

type Props = {
  board: Board | undefined
  rooms: readonly RoomTold[] | undefined
  ready: ReadyTold | undefined
}

/** The night in four numbers; a dash until each is known. */
export function Counts({ board, rooms, ready }: Props) {
  const { t } = useWords('desk')
  const counts: [WordKey, string | number | undefined][] = [
    ['deskTonight', board && board.upcoming.length + board.here.length + board.completed.length],
    ['deskHere', board?.here.length],
    ['deskRoomsReady', rooms?.filter(({ status }) => status === 'Ready').length],
    ['deskPoolsFree', ready && `${ready.pools - ready.inMikvah.length}/${ready.pools}`],
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

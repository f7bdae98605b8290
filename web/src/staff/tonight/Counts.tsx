import type { WordKey } from '@mikvah/contract/words/key.ts'
import { useKept } from '../../live/use-kept.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './Counts.module.css'
import { inRoomsOf } from './order.ts'

/** The night in numbers, by the words of the lists; a dash until each is known. */
export function Counts() {
  const { t } = useWords('desk')
  const { data: board } = useKept('listReception')
  const { data: rooms } = useKept('rooms')
  const counts: [WordKey, number | undefined][] = [
    ['deskTonight', board && board.upcoming.length + board.here.length + board.completed.length],
    ['deskHere', board && inRoomsOf(board).length],
    ['deskRoomsFree', rooms?.filter(({ status }) => status === 'Ready').length],
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

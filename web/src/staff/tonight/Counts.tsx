import type { WordKey } from '@mikvah/contract/words/key.ts'
import { useLiveQuery } from '../../live/use-live-query.ts'
import { useWords } from '../../words/use-words.ts'
import { type HouseName, useHouses } from '../facts/use-houses.ts'
import styles from './Counts.module.css'
import { inRoomsOf } from './order.ts'

/**
 * The numbers of the night: visits expected, here or done, patrons who have a room, and the free rooms of each building
 * that is open tonight; a dash for each until it is known.
 */
export function Counts() {
  const { t } = useWords('desk')
  const { data: board } = useLiveQuery('listReception')
  const { data: rooms } = useLiveQuery('rooms')
  const houses = useHouses()
  const free = rooms?.filter(({ status }) => status === 'Ready')
  const freeIn = ({ id }: HouseName) => free?.filter(({ location }) => location.id === id).length
  const [first, ...others] = houses ?? []
  const counts: [WordKey, number | null | undefined][] = [
    ['deskTonight', board && board.upcoming.length + board.here.length + board.completed.length],
    ['deskHere', board && inRoomsOf(board).length],
    ['deskRoomsFree', first ? freeIn(first) : houses && free?.length],
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
      {others.map((house) => (
        <div key={house.id}>
          <dt>
            <bdi>{house.name}</bdi>
          </dt>
          <dd>
            <span className="num">{freeIn(house)}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

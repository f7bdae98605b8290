import { useLiveQuery } from '../../live/use-live-query.ts'
import { useWords } from '../../words/use-words.ts'
import { closedOf, sectionsOf } from './sections-of.ts'

export type Side = 'lists' | 'rooms'

type Props = { className: string | undefined; shown: Side; onShow: (side: Side) => void }

/**
 * On a screen too narrow for both, chooses between the lists, with how many patrons are in the building, and the rooms,
 * with how many are in sections that are used.
 */
export function Sides({ className, shown, onShow }: Props) {
  const { t } = useWords('desk')
  const { data: board } = useLiveQuery('listReception')
  const { data: rooms = [] } = useLiveQuery('rooms')
  const { data: tonight } = useLiveQuery('attendantsTonight')
  const { used } = sectionsOf(rooms, closedOf(tonight))
  const inUse = used.flatMap((section) => section.rooms).length
  const sides = [
    ['lists', t('deskLists'), board?.here.length ?? 0],
    ['rooms', t('deskRooms'), inUse],
  ] as const
  return (
    <div className={className}>
      {sides.map(([side, name, count]) => (
        <button key={side} type="button" aria-pressed={side === shown} onClick={() => onShow(side)}>
          {name} <span className="num">{count}</span>
        </button>
      ))}
    </div>
  )
}

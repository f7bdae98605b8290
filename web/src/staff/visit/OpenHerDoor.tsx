import type { Reservation } from '@mikvah/contract/contract.ts'
import { useLiveQuery } from '../../live/use-live-query.ts'
import { useDoorsOf } from '../facts/use-doors-of.ts'
import { OpenDoor } from './OpenDoor.tsx'

/** Opens the door of the room she is in, where it can be opened from here. */
export function OpenHerDoor({ visit: { room } }: { visit: Reservation }) {
  const { data: rooms = [] } = useLiveQuery('rooms', {}, { enabled: room !== null })
  const hers = rooms.find(({ id }) => id === room?.id)
  const doorsOf = useDoorsOf()
  return hers && doorsOf(hers).length > 0 ? (
    <li>
      <OpenDoor key={hers.id} room={hers} icon />
    </li>
  ) : null
}

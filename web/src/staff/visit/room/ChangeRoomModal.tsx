import type { Reservation } from '@mikvah/contract/contract.ts'
import { isIn } from '@mikvah/rules/reservation/statuses.ts'
import { takesInSwap } from '@mikvah/rules/room/placing.ts'
import { useLiveQuery } from '../../../live/use-live-query.ts'
import { refusedGroups } from '../refused-rooms.ts'
import { exchangeOf, roomsToChangeFor } from '../swap/exchange.ts'
import type { useSwap } from '../swap/use-swap.ts'
import { PickRoom } from './PickRoom.tsx'

type Props = {
  open: boolean
  visit: Reservation
  swap: ReturnType<typeof useSwap>
  onClose: () => void
}

/** Chooses another room for her: a free one, or one whose patron comes into hers. */
export function ChangeRoomModal({ open, visit, swap, onClose }: Props) {
  const { data = [], isLoading } = useLiveQuery('rooms')
  return (
    <PickRoom
      open={open}
      title="deskChangeRoom"
      visit={visit}
      coming={isLoading}
      rooms={roomsToChangeFor(data, visit)}
      refused={refusedGroups(data, visit, takesInSwap)}
      overtaken={!swap.isPending && !isIn('inRoom', visit.reservationStatus)}
      failure={swap.error}
      busy={swap.isPending}
      onPick={(room) => {
        const exchange = exchangeOf(data, visit, room)
        if (exchange) swap.begin(exchange)
      }}
      onClose={() => {
        swap.forget()
        onClose()
      }}
    />
  )
}

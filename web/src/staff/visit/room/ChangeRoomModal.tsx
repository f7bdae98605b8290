import type { Reservation } from '@mikvah/contract/contract.ts'
import { isIn } from '@mikvah/rules/reservation/statuses.ts'
import { takesInSwap } from '@mikvah/rules/room/placing.ts'
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

const refusedInSwap: typeof refusedGroups = (all, visit) => refusedGroups(all, visit, takesInSwap)

/** Chooses another room for her: a free one, or one whose patron comes into hers. */
export function ChangeRoomModal({ open, visit, swap, onClose }: Props) {
  return (
    <PickRoom
      open={open}
      title="deskChangeRoom"
      visit={visit}
      offeredOf={roomsToChangeFor}
      refusedOf={refusedInSwap}
      overtaken={!swap.isPending && !isIn('inRoom', visit.reservationStatus)}
      failure={swap.error}
      busy={swap.isPending}
      onPick={(room, all) => {
        const exchange = exchangeOf(all, visit, room)
        if (exchange) swap.begin(exchange)
      }}
      onClose={() => {
        swap.forget()
        onClose()
      }}
    />
  )
}

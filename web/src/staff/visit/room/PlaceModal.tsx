import type { Reservation } from '@mikvah/contract/contract.ts'
import { mayBePlaced } from '@mikvah/rules/visit/desk-actions.ts'
import { refusedGroups } from '../refused-rooms.ts'
import { roomsFor } from '../rooms-for.ts'
import type { usePlace } from '../use-place.ts'
import { PickRoom } from './PickRoom.tsx'

type Props = {
  open: boolean
  visit: Reservation
  placing: ReturnType<typeof usePlace>
  onClose: () => void
}

/** Chooses the room she gets, out of those she can be given. */
export function PlaceModal({ open, visit, placing, onClose }: Props) {
  return (
    <PickRoom
      open={open}
      title="deskPlace"
      visit={visit}
      offeredOf={roomsFor}
      refusedOf={refusedGroups}
      overtaken={!placing.isPending && !mayBePlaced(visit.reservationStatus)}
      failure={placing.error}
      busy={placing.isPending}
      onPick={(room) => placing.place({ visit, room })}
      onClose={() => {
        placing.forget()
        onClose()
      }}
    />
  )
}

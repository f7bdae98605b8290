import type { Contract } from '@mikvah/contract/contract.ts'
import type { WordKey } from '@mikvah/contract/words/key.ts'

type RoomType = Contract['reservation']['answer']['roomType']

/** The word key that names the kind of room a visit is booked for. */
export const typeWords = {
  'private-bath': 'deskTypePrivateBath',
  'private-wheelchair': 'deskTypePrivateWheelchair',
  'private-shower': 'deskTypePrivateShower',
  segula: 'deskTypeSegula',
  bath: 'deskSignBath',
  wheelchair: 'deskTypeWheelchair',
  shower: 'deskSignShower',
} as const satisfies Record<RoomType, WordKey>

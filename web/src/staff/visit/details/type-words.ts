import type { Contract } from '@mikvah/contract/contract.ts'
import type { WordKey } from '@mikvah/contract/words/key.ts'

type RoomType = Contract['reservation']['answer']['roomType']

export const typeWords = {
  'private-bath': 'deskTypePrivateBath',
  'private-wheelchair': 'deskTypePrivateWheelchair',
  'private-shower': 'deskTypePrivateShower',
  segula: 'deskTypeSegula',
  bath: 'deskSignBath',
  wheelchair: 'deskTypeWheelchair',
  shower: 'deskSignShower',
} as const satisfies Record<RoomType, WordKey>

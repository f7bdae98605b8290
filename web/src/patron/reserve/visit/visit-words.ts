import type { Reservation } from '@mikvah/contract/contract.ts'
import type { WordKey } from '@mikvah/contract/words/key.ts'

/** The extras of a visit, without a private room, as keys of words, in the order of Room Options. */
export const extrasOf = (visit: Reservation): WordKey[] =>
  (
    [
      ['parking', 'payParking'],
      ['salonManicure', 'paySalonManicure'],
      ['salonPedicure', 'paySalonPedicure'],
      ['salonBoth', 'paySalonBoth'],
      ['doubleSlot', 'payDoubleSlot'],
    ] as const
  )
    .filter(([flag]) => visit[flag])
    .map(([, key]) => key)

/** The key of the kind of room, apart from its being private. */
export const roomKeyOf = ({ kallah, roomType }: Pick<Reservation, 'kallah' | 'roomType'>) =>
  kallah ? 'payKallah' : roomWords[roomType]

const roomWords = {
  'private-bath': 'payBath',
  'private-wheelchair': 'payWheelchair',
  'private-shower': 'payShower',
  segula: 'paySegula',
  bath: 'payBath',
  wheelchair: 'payWheelchair',
  shower: 'payShower',
} as const satisfies Record<Reservation['roomType'], WordKey>

/** How many minutes a visit is expected to last. */
export const minutesOf = (visit: Pick<Reservation, 'reservationTime' | 'expectedEndTime'>) =>
  Math.round((Date.parse(visit.expectedEndTime) - Date.parse(visit.reservationTime)) / 60_000)

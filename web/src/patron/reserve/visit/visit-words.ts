import type { Reservation } from '@mikvah/contract/contract.ts'

/** Extras she chose, as words' keys, in the order of Room Options. */
export const extrasOf = (visit: Reservation): string[] =>
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

/** The kind of room apart from its being private. */
export function roomKeyOf(visit: Pick<Reservation, 'kallah' | 'roomType'>): string {
  if (visit.kallah) return 'payKallah'
  const kind = visit.roomType.replace(/^private-/, '')
  return `pay${kind.charAt(0).toUpperCase()}${kind.slice(1)}`
}

export const minutesOf = (visit: Pick<Reservation, 'reservationTime' | 'expectedEndTime'>) =>
  Math.round((Date.parse(visit.expectedEndTime) - Date.parse(visit.reservationTime)) / 60_000)

import type { RoomTold } from '../../live/told.ts'

export type Asked = RoomTold['supplyRequests'][number] & {
  room: Pick<RoomTold, 'id' | 'number'>
  code: string | null
}

/** What waits in all rooms, the longest waiting first. */
export const asksOf = (rooms: readonly RoomTold[]): Asked[] =>
  rooms
    .flatMap(({ id, number, reservation, supplyRequests }) =>
      supplyRequests
        .filter(({ status }) => status === 'open')
        .map((asked) => ({
          ...asked,
          room: { id, number },
          code: reservation?.reservationCode ?? null,
        })),
    )
    .toSorted((a, b) => Date.parse(a.dateRequested) - Date.parse(b.dateRequested))

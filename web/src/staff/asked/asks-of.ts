import type { RoomView } from '../../live/live-event.ts'

export type Asked = RoomView['supplyRequests'][number] & {
  room: Pick<RoomView, 'id' | 'number'>
  code: string | null
}

/** Somebody is called for, and no thing. */
export const isCall = ({
  isCallRequest,
  isAttendantRequest,
}: Pick<Asked, 'isCallRequest' | 'isAttendantRequest'>): boolean =>
  isCallRequest || isAttendantRequest

/** By what a call is known to whoever hears it. */
export const nameOfCall = ({ id }: Pick<Asked, 'id'>): string => `call ${id}`

/** What waits in all rooms: calls before things, and of those alike the longest waiting first. */
export const asksOf = (rooms: readonly RoomView[]): Asked[] =>
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
    .toSorted(
      (a, b) =>
        Number(isCall(b)) - Number(isCall(a)) ||
        Date.parse(a.dateRequested) - Date.parse(b.dateRequested),
    )

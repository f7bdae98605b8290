import type { RoomView } from '../../live/live-event.ts'

/** What was asked for from a room, with the room, and the reservation code of who is in it, null for nobody. */
export type RoomRequest = RoomView['supplyRequests'][number] & {
  room: Pick<RoomView, 'id' | 'number'>
  code: string | null
}

/** Whether a request asks for a person and not for a supply. */
export const isCall = ({
  isCallRequest,
  isAttendantRequest,
}: Pick<RoomRequest, 'isCallRequest' | 'isAttendantRequest'>): boolean =>
  isCallRequest || isAttendantRequest

/** The name of a call for `useAlarm`, by which it tells one from another. */
export const nameOfCall = ({ id }: Pick<RoomRequest, 'id'>): string => `call ${id}`

/** The open requests of these rooms: calls before supplies, and within each the longest waiting first. */
export const requestsOf = (rooms: readonly RoomView[]): RoomRequest[] =>
  rooms
    .flatMap(({ id, number, reservation, supplyRequests }) =>
      supplyRequests
        .filter(({ status }) => status === 'open')
        .map((request) => ({
          ...request,
          room: { id, number },
          code: reservation?.reservationCode ?? null,
        })),
    )
    .toSorted(
      (a, b) =>
        Number(isCall(b)) - Number(isCall(a)) ||
        Date.parse(a.dateRequested) - Date.parse(b.dateRequested),
    )

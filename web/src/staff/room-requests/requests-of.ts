import type { RoomView } from '../../live/live-event.ts'

export type RoomRequest = RoomView['supplyRequests'][number] & {
  room: Pick<RoomView, 'id' | 'number'>
  code: string | null
}

/** Somebody is called for, and no thing. */
export const isCall = ({
  isCallRequest,
  isAttendantRequest,
}: Pick<RoomRequest, 'isCallRequest' | 'isAttendantRequest'>): boolean =>
  isCallRequest || isAttendantRequest

/** By what a call is known to whoever hears it. */
export const nameOfCall = ({ id }: Pick<RoomRequest, 'id'>): string => `call ${id}`

/** What waits in all rooms: calls before things, and of those alike the longest waiting first. */
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

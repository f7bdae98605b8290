import type { RoomView } from '../../live/live-event.ts'

/** The codes of the patrons in these rooms who asked not to meet this attendant. */
export const codesOfWhoAvoid = (
  rooms: readonly RoomView[],
  attendantId: string | null,
): readonly string[] =>
  rooms.flatMap(({ reservation }) =>
    reservation?.excludedAttendants?.some((one) => one.attendantId === attendantId)
      ? (reservation.reservationCode ?? [])
      : [],
  )

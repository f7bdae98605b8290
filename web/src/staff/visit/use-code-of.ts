import { useKept } from '../../live/use-kept.ts'

const asItIs = { enabled: false } as const

/** The code of a visit that a screen shows, by what it has loaded already; null of any other. */
export function useCodeOf(reservationId: string | undefined): string | null {
  const { data: board } = useKept('listReception', {}, asItIs)
  const { data: rooms = [] } = useKept('rooms', {}, asItIs)
  const { upcoming = [], here = [], completed = [], leftover = [] } = board ?? {}
  const inRooms = rooms.flatMap(({ reservation }) => reservation ?? [])
  const shown = [...here, ...upcoming, ...completed, ...leftover, ...inRooms]
  return shown.find((visit) => visit.reservationId === reservationId)?.reservationCode ?? null
}

import type { RoomView } from '../../live/live-event.ts'

/**
 * The rooms of a section, by its id, without those that are out of use, in the order of their numbers; those of every
 * section where none is chosen (blank), or the chosen one has none.
 */
export function inSection(rooms: readonly RoomView[], section: string): RoomView[] {
  const active = rooms.filter((room) => room.active)
  const hers = active.filter((room) => room.section.id === section)
  return (hers.length > 0 ? hers : active).toSorted((one, other) =>
    one.number.localeCompare(other.number, 'en', { numeric: true }),
  )
}

/** The sections that these rooms are in, each once. */
export const sectionsIn = (rooms: readonly RoomView[]): RoomView['section'][] => [
  ...new Map(rooms.map(({ section }) => [section.id, section])).values(),
]

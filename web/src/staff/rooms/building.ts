import type { RoomView } from '../../live/live-event.ts'
import type { AnswerOf } from '../../talk/call.ts'

/**
 * Everything of the house as the office sets it up: its buildings (`locations`), sections, rooms, cubicles and
 * attendants.
 */
export type Building = AnswerOf<'building'>
export type RoomSetUp = Building['rooms'][number]
export type SectionSetUp = Building['sections'][number]
export type CubicleSetUp = Building['cubicles'][number]

/** An attendant, with whether she still works here. */
export type Helper = Building['attendants'][number]

/** The rooms of a section by their numbers, those out of use last. */
export const roomsOf = ({ rooms }: Building, { id }: SectionSetUp): RoomSetUp[] =>
  rooms
    .filter(({ sectionId }) => sectionId === id)
    .toSorted((one, other) => Number(other.active) - Number(one.active) || byNumber(one, other))

const byNumber = (one: RoomSetUp, other: RoomSetUp) =>
  one.number.localeCompare(other.number, 'en', { numeric: true })

/** The codes of the patrons who are in the rooms of a section now. */
export const codesIn = (rooms: readonly RoomView[], sectionId: string): string[] =>
  rooms
    .filter(({ section }) => section.id === sectionId)
    .flatMap(({ reservation }) => reservation?.reservationCode ?? [])

/** The fields that were typed and differ from the saved ones; null when none do. */
export function changeOf<Fields extends object>(saved: Fields, typed: Fields) {
  const changed = Object.entries(typed).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(saved[name as keyof Fields]),
  )
  return changed.length > 0 ? (Object.fromEntries(changed) as Partial<Fields>) : null
}

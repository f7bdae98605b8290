import type { RoomView } from '../../live/live-event.ts'
import type { AnswerOf } from '../../talk/call.ts'

/** A section by its id, with its rooms that aren't out of use. */
export type SectionOfRooms = { id: string; rooms: RoomView[] }

const none: ReadonlySet<string> = new Set()

/** The ids of the sections that stay closed tonight; none before they are known. */
export const closedOf = (tonight: AnswerOf<'attendantsTonight'> = []): ReadonlySet<string> =>
  new Set(tonight.filter(({ closed }) => closed).map(({ section }) => section.id))

/** Whether a room is empty, reserved for nobody, and needs nothing. */
const isAtRest = ({ status, preassigned }: RoomView): boolean =>
  (status === 'Available' || status === 'Offline') && !preassigned

/**
 * The sections that are used tonight (`used`), and those that aren't (`atRest`), which are shown as one line. Before
 * any section is opened all are used, because the evening begins with them, except those that stay closed tonight,
 * unless all do.
 */
export function sectionsOf(rooms: readonly RoomView[], closed: ReadonlySet<string> = none) {
  const all: SectionOfRooms[] = [
    ...Map.groupBy(
      rooms.filter(({ active }) => active),
      ({ section }) => section.id,
    ),
  ].map(([id, its]) => ({ id, rooms: its }))
  const used = all.filter((section) => !section.rooms.every(isAtRest))
  if (used.length === 0) {
    const [open = [], rest = []] = [false, true].map((is) =>
      all.filter(({ id }) => closed.has(id) === is),
    )
    return open.length === 0 ? { used: all, atRest: [] } : { used: open, atRest: rest }
  }
  return { used, atRest: all.filter((section) => !used.includes(section)) }
}

const columnsFor = (sizes: readonly number[], rows: number) =>
  sizes.map((size) => Math.ceil(size / rows))

/**
 * The number of columns of each section, out of `across` in all, chosen so that they make as few rows as possible, and
 * how many rows those are; one column each where even that is too many.
 */
export function columnsOf(sizes: readonly number[], across: number) {
  const most = Math.max(1, ...sizes)
  for (let rows = 1; rows < most; rows += 1) {
    const columns = columnsFor(sizes, rows)
    if (sumOf(columns) <= across) return { columns, rows }
  }
  return { columns: columnsFor(sizes, most), rows: most }
}

export const sumOf = (columns: readonly number[]) => columns.reduce((sum, one) => sum + one, 0)

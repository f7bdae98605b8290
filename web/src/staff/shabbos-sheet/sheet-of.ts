import type { Contract, Reservation, ScheduleDayView } from '@mikvah/contract/contract.ts'
import { enteredFrom } from '@mikvah/rules/schedule/on-paper.ts'
import { waitsOnPaper } from '@mikvah/rules/visit/from-paper.ts'
import type { RoomView } from '../../live/live-event.ts'
import { isHourToCome } from '../../night/hour-to-come.ts'
import type { Named } from '../../words/use-name-of.ts'
import { notesOfHers } from '../parts/notes-of-hers.ts'

/**
 * The number of rows that fit on a sheet of A4 with its head and foot, where none is taller than two lines of notes.
 */
export const rowsOfAPage = 22

/** Letters of one line in the column of notes, by wide ones; and the height of its line in rows. */
const lettersOfALine = 26
const lineInRows = 13.8 / 32.5
/** Lines of a note that are printed (Lines.module.css); the whole note is in the details of her visit. */
const linesOfANote = 2
/** Letters of the words before the names of attendants. */
const lettersOfNotWith = 10

/**
 * The open nights on which nobody touches a screen: those whose zman falls into the Shabbos or Yom Tov that is under
 * way, or else comes next.
 */
export function quietNights(schedule: readonly ScheduleDayView[], now: number): ScheduleDayView[] {
  const next = schedule.find(({ quiet }) => quiet && Date.parse(quiet.to) > now)?.quiet
  if (!next) return []
  const [from, to] = [Date.parse(next.from), Date.parse(next.to)]
  return schedule.filter(({ closed, zmanTevillah }) => {
    const zman = zmanTevillah === null ? null : Date.parse(zmanTevillah)
    return enteredFrom({ closed, zman, quiet: { from, to } }) !== null
  })
}

/** One date at each building; null where its schedule doesn't reach. */
export type NightOfBoth = {
  date: string
  main: ScheduleDayView | null
  second: ScheduleDayView | null
}

/** The nights on which nobody touches a screen and any building is open, with both buildings' hours. */
export function nightsOnPaper(
  { main, second }: { main: readonly ScheduleDayView[]; second: readonly ScheduleDayView[] },
  now: number,
): NightOfBoth[] {
  const dates = [...quietNights(main, now), ...quietNights(second, now)].map(({ date }) => date)
  const on = (days: readonly ScheduleDayView[], of: string) =>
    days.find(({ date }) => date === of) ?? null
  return [...new Set(dates)]
    .toSorted()
    .map((date) => ({ date, main: on(main, date), second: on(second, date) }))
}

/** One visit's line on the paper sheet. */
export type PrintedRow = {
  id: string
  hour: string
  code: string
  /** First name and initial; null where there is no name. */
  name: string | null
  firstVisit: boolean
  accessible: boolean
  kallah: boolean
  /** The number of the room that is reserved for her. */
  room: string | null
  /** The names of the attendants whom she would rather not meet. */
  without: Named[]
  note: string | null
  /** What she owes in dollars, to be paid after Shabbos; 0 for nothing. */
  owed: number
}

type Facts = { rooms: readonly RoomView[]; attendants: Contract['attendants']['answer'] }

/** Whether she is on the sheet that is entered afterwards: no hold is, nor a request without an hour. */
const isExpected = (visit: Reservation) =>
  waitsOnPaper(visit.reservationStatus) && !isHourToCome(visit)

/** The visits expected that night, in the order of their hours, then of their codes. */
export function rowsOf(visits: readonly Reservation[], { rooms, attendants }: Facts): PrintedRow[] {
  const numbers = new Map(rooms.map(({ id, number }) => [id, number]))
  const names = new Map(attendants.map((one) => [one.id, shortNames(one)]))
  return visits
    .filter(isExpected)
    .toSorted(
      (one, other) =>
        Date.parse(one.reservationTime) - Date.parse(other.reservationTime) ||
        one.reservationCode.localeCompare(other.reservationCode),
    )
    .map((visit) => ({
      id: visit.reservationId,
      hour: visit.reservationTime,
      code: visit.reservationCode,
      name: visit.user ? shortName(visit.user.firstName, visit.user.lastName) : null,
      firstVisit: visit.firstTime,
      accessible: visit.handicapped,
      kallah: visit.kallah,
      room: (visit.roomIdPreassign && numbers.get(visit.roomIdPreassign)) || null,
      without: (visit.excludedAttendants ?? []).flatMap(
        ({ attendantId }) => names.get(attendantId) ?? [],
      ),
      note: notesOfHers(visit).join(' · ') || null,
      owed: Math.max(0, visit.balance),
    }))
}

/** First name and initial; null where there is no first name. */
export const shortName = (first: string | null, last: string | null): string | null =>
  first ? [first, last ? `${[...last][0]}.` : null].filter(Boolean).join(' ') : null

type Attendant = Facts['attendants'][number]

/** The short name of an attendant, in both languages. */
const shortNames = ({ firstName, lastName, name, nameHe }: Attendant): Named => ({
  name: shortName(firstName, lastName) ?? name,
  nameHe: nameHe.trim().replace(/\s+(\S)\S*$/u, ' $1׳'),
})

/** The rows divided into sheets of paper by how tall each is; one empty sheet when nobody comes. */
export function pagesOf(rows: readonly PrintedRow[]): PrintedRow[][] {
  const pages: PrintedRow[][] = [[]]
  let taken = 0
  for (const row of rows) {
    const height = heightOf(row)
    if (taken + height > rowsOfAPage) {
      pages.push([])
      taken = 0
    }
    pages.at(-1)?.push(row)
    taken += height
  }
  return pages
}

/** How tall a line is, in rows. The names of those whom she would rather not meet are printed whole. */
function heightOf({ without, note }: PrintedRow): number {
  const linesOf = (letters: number) => Math.ceil(letters / lettersOfALine)
  const linesIn = (names: readonly string[]) =>
    linesOf(lettersOfNotWith + sumOf(names.map((name) => name.length + 2)))
  const ofNames =
    without.length > 0
      ? linesIn(without.map(({ name }) => name)) +
        linesIn(without.map(({ name, nameHe }) => nameHe || name))
      : 0
  const ofNote = note === null ? 0 : Math.min(linesOfANote, linesOf(note.length))
  return Math.max(1, (ofNames + ofNote) * lineInRows)
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)

/** The visits that one building's sheets are printed of, and its rooms. */
export type SheetOfHouse = {
  location: RoomView['location']
  alternate: boolean
  visits: Reservation[]
  rooms: RoomView[]
}

type Place = Pick<Contract['locations']['answer'][number], 'id' | 'alternate'>

/**
 * The buildings in which somebody is expected that night, the main one first; where nobody is, the first that is open,
 * or the first of all.
 */
export function housesOf(
  visits: readonly Reservation[],
  rooms: readonly RoomView[],
  { places, night }: { places: readonly Place[]; night: NightOfBoth },
): SheetOfHouse[] {
  // A building that was taken out of use meanwhile isn't among the places, but its visits say which it is.
  const isSecond = (id: string) =>
    places.find((place) => place.id === id)?.alternate ??
    visits.some((visit) => visit.location.id === id && visit.alternateLocation)
  const locations = new Map(
    [...visits, ...rooms].map(({ location }) => [location.id, location] as const),
  )
  const houses = [...locations.values()].map((location) => {
    const here = visits.filter((visit) => visit.location.id === location.id)
    return {
      ...{ location, visits: here, alternate: isSecond(location.id) },
      rooms: rooms.filter((room) => room.location.id === location.id),
    }
  })
  const sorted = houses.toSorted((a, b) => Number(a.alternate) - Number(b.alternate))
  const expected = sorted.filter((house) => house.visits.some(isExpected))
  if (expected.length > 0) return expected
  const open = sorted.find(
    ({ alternate }) => night[alternate ? 'second' : 'main']?.closed === false,
  )
  return [open, ...sorted].flatMap((house) => house ?? []).slice(0, 1)
}

type Tonight = Contract['attendantsTonight']['answer']

/**
 * Each section with its first and last room number as one text, and its attendant of that night, null where there is
 * none yet.
 */
export const sectionsOnSheet = (rooms: readonly RoomView[], tonight: Tonight, night: string) =>
  [
    ...Map.groupBy(
      rooms.filter(({ active }) => active),
      ({ section }) => section.id,
    ),
  ].map(([id, of]) => ({
    section: { name: '', nameHe: '', ...of[0]?.section, id },
    rooms: rangeOf(of.map(({ number }) => number)),
    attendant:
      tonight.find(({ section, date }) => section.id === id && date === night)?.attendant ?? null,
  }))

const rangeOf = (numbers: string[]): string => {
  const sorted = numbers.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  return sorted.length > 1 ? `${sorted[0]}–${sorted.at(-1)}` : (sorted[0] ?? '')
}

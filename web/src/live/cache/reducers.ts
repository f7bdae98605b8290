import type { CallName } from '@mikvah/contract/addresses.ts'
import type { Supply } from '@mikvah/contract/supplies.ts'
import { isAtTheWater } from '@mikvah/rules/visit/to-the-water.ts'
import type { AskedOf } from '../../talk/ask.ts'
import type { AnswerOf } from '../../talk/call.ts'
import { isOver } from '../is-over.ts'
import { type LiveEvent, type RoomView, type VisitSeen, visitOfEvent } from '../live-event.ts'
import { boardWith } from './board.ts'
import { roomsWith, roomsWithVisit } from './rooms.ts'

/**
 * The answer after an event: the same object when the event doesn't concern it, `reload` when it must be loaded anew.
 */
export type Reducer<Answer> = (answer: Answer, event: LiveEvent) => Answer | 'reload'
/** The reducers by their reads. `asked` is what the query asks for, which an empty answer doesn't say itself. */
type Reducers = {
  [Name in CallName]?: (
    answer: AnswerOf<Name>,
    event: LiveEvent,
    asked: AskedOf<Name>,
  ) => AnswerOf<Name> | 'reload'
}

const anewOn =
  (...events: LiveEvent['event'][]) =>
  <Answer>(answer: Answer, event: LiveEvent): Answer | 'reload' =>
    events.includes(event.event) ? 'reload' : answer

/**
 * A list of past nights is loaded anew at any event of a visit of a past night, since only the server knows which
 * visits belong to it; and at any of a visit that is in it, which may have moved to a future night.
 */
const anewOnThePast =
  <One>(visitsOf: (one: One) => readonly Pick<VisitSeen, 'reservationId'>[]) =>
  (list: One[], event: LiveEvent): One[] | 'reload' => {
    const visit = visitOfEvent(event)
    if (!visit) return list
    const has = list.some((one) =>
      visitsOf(one).some(({ reservationId }) => reservationId === visit.reservationId),
    )
    return has || isOver(visit) ? 'reload' : list
  }

/**
 * The reads that are loaded once and then kept up to date by events: an event changes the answer in place, or has it
 * loaded anew. A screen that asks for them by `useLiveQuery` needn't poll.
 */
export const reducers = {
  listReception: (board, event) => {
    const visit = visitOfEvent(event)
    return visit ? boardWith(board, visit) : board
  },

  /**
   * Each reading of the office's list stands in the audit log, so a visit that is in it is changed in its place; the
   * list is read anew only where a visit comes to its nights or is Replaced by an edit. The nights are those of the
   * query, as an empty list names none.
   */
  listAdmin: (list, event, { query }) => {
    const visit = visitOfEvent(event)
    if (!visit) return list
    const { reservationId, reservationStatus, scheduleDate } = visit
    const nth = list.all.findIndex((one) => one.reservationId === reservationId)
    const known = list.all[nth]
    if (known && reservationStatus !== 'Replaced') {
      const now = visit as Partial<typeof known>
      return { all: list.all.with(nth, { ...known, ...now, user: now.user ?? known.user }) }
    }
    return known || isAsked(query, scheduleDate) ? 'reload' : list
  },

  listReady: (ready, event) => {
    if (event.event === 'settings') return 'reload'
    const visit = visitOfEvent(event)
    return visit && concerns(ready, visit) ? 'reload' : ready
  },

  rooms: (rooms, event) => {
    if (event.event === 'room') return roomsWith(rooms, event.data)
    const visit = visitOfEvent(event)
    return visit ? roomsWithVisit(rooms, visit) : rooms
  },

  reservation: (visit, event) => {
    const seen = visitOfEvent(event)
    if (seen?.reservationId === visit.reservationId) {
      // Staff who may open a record get all fields of it. A board only lacks names, and whoever has opened the visit
      // knows its name.
      const now = seen as Partial<typeof visit>
      return { ...visit, ...now, user: now.user ?? visit.user }
    }
    if (event.event === 'supply' && event.data.reservationId === visit.reservationId)
      return { ...visit, supplies: suppliesWith(visit.supplies, event.data) }
    return visit
  },

  /**
   * The sheets of past nights, fetched again when another desk has entered a row or added a patron who wasn't on the
   * sheet.
   */
  sheets: anewOnThePast(({ rows }) => rows),

  /** Patrons who didn't come, fetched again when a visit turns out so, is paid, or is canceled. */
  noShows: anewOnThePast((visit) => [visit]),

  /** Codes change rarely and each building has its own, so they are loaded anew. */
  listWaiting: anewOn('reservation'),
  cleaningList: anewOn('room'),
  locks: anewOn('locks'),
  licenseRequests: anewOn('papers'),
  devices: anewOn('devices'),
  hardware: anewOn('devices', 'settings'),
  deviceKeys: anewOn('devices'),
  cubicles: anewOn('reservation', 'cubicles'),
  keepableRooms: anewOn('room'),
  attendantsTonight: (tonight, event) => {
    if (event.event === 'settings') return 'reload'
    return event.event === 'room' && isNewsOf(tonight, event.data) ? 'reload' : tonight
  },
  building: anewOn('settings'),
  settings: anewOn('settings'),
  opening: anewOn('opening', 'settings'),
  sentMessages: anewOn('sent'),
  publicSettings: anewOn('settings'),
  schedule: anewOn('settings'),
} as const satisfies Reducers

/**
 * Whether a night is among those that are asked for; without any it may be, as only the server knows which is tonight.
 */
const isAsked = ({ dt, dtTo = dt }: AskedOf<'listAdmin'>['query'] = {}, night = '') =>
  dt === undefined || dtTo === undefined || (dt <= night && night <= dtTo)

/** Whether a room says something new of its section: somebody else has it, or it was opened. */
function isNewsOf(tonight: AnswerOf<'attendantsTonight'>, { section, status }: RoomView): boolean {
  const known = tonight.find((one) => one.section.id === section.id)
  if (!known || (status === 'Ready' && !known.opened)) return true
  const said = saidOf(known.section, known.attendant)
  return saidOf(section, section.attendant).some((word, nth) => word !== said[nth])
}

type Said = Pick<RoomView['section'], 'name' | 'nameHe'>

/** What screens show of a section and who has it, to be compared. */
const saidOf = ({ name, nameHe }: Said, attendant: RoomView['section']['attendant']) => [
  ...[name, nameHe, attendant?.id, attendant?.name, attendant?.nameHe],
]

/** Whether a visit is on the way to the water, in it or coming back, or was until now. */
const concerns = (
  { queue, inMikvah, corridor }: AnswerOf<'listReady'>,
  { reservationId, reservationStatus }: VisitSeen,
): boolean =>
  (reservationStatus !== undefined && isAtTheWater(reservationStatus)) ||
  [...queue, ...inMikvah, ...corridor.visits].some((one) => one.reservationId === reservationId)

const suppliesWith = (supplies: readonly Supply[], changed: Supply): Supply[] => [
  ...supplies.filter(({ id }) => id !== changed.id),
  changed,
]

/** A read that live events keep up to date, by the name of its call. */
export type LiveQueryName = keyof typeof reducers

export const liveQueryNames = Object.keys(reducers) as LiveQueryName[]

/** The reducer of a cached query: that of its call `name`, which is told what the query asks for. */
export const reducerOf = <Name extends LiveQueryName>(
  name: Name,
  asked: AskedOf<Name>,
): Reducer<AnswerOf<Name>> => {
  const keep = reducers[name] as NonNullable<Reducers[Name]>
  return (answer, event) => keep(answer, event, asked)
}

import type { CallName } from '@mikvah/contract/addresses.ts'
import type { Supply } from '@mikvah/contract/supplies.ts'
import { isAtTheWater } from '@mikvah/rules/visit/to-the-water.ts'
import type { AnswerOf } from '../../talk/call.ts'
import { isOver } from '../is-over.ts'
import { type LiveEvent, type RoomView, type VisitSeen, visitOfEvent } from '../live-event.ts'
import { boardWith } from './board.ts'
import { roomsWith, roomsWithVisit } from './rooms.ts'

/** An answer after what was told: the same object when it says nothing of it, `reload` when it must be asked for again. */
export type Reducer<Answer> = (answer: Answer, event: LiveEvent) => Answer | 'reload'
type Reducers = { [Name in CallName]?: Reducer<AnswerOf<Name>> }

const anewOn =
  (...events: LiveEvent['event'][]) =>
  <Answer>(answer: Answer, event: LiveEvent): Answer | 'reload' =>
    events.includes(event.event) ? 'reload' : answer

/**
 * A list of nights that are over is asked for anew at whatever happens to a visit of one: only the server knows whom it
 * takes in. It is too at one that it has, which may have gone over to a night to come.
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
 * The reads that are loaded once and from then on kept true by events. Whatever else stands open on a screen of the
 * house has its line here, and no screen asks twice.
 */
export const reducers = {
  listReception: (board, event) => {
    const visit = visitOfEvent(event)
    return visit ? boardWith(board, visit) : board
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

  room: (room, event) => (event.event === 'room' && event.data.id === room.id ? event.data : room),

  reservation: (visit, event) => {
    const seen = visitOfEvent(event)
    if (seen?.reservationId === visit.reservationId) {
      // Who may open a record is told all of its fields. Only names a board isn't told, and she who opened it knows hers.
      const now = seen as Partial<typeof visit>
      return { ...visit, ...now, user: now.user ?? visit.user }
    }
    if (event.event === 'supply' && event.data.reservationId === visit.reservationId)
      return { ...visit, supplies: suppliesWith(visit.supplies, event.data) }
    return visit
  },

  /** Of nights that are over: another desk has written on a sheet, or of somebody who stood on none. */
  sheets: anewOnThePast(({ rows }) => rows),

  /** Of who didn't come: it turned out so, she has paid, or it was given up. */
  noShows: anewOnThePast((visit) => [visit]),

  /** Codes come and go few and far between, and each building has its own: they are looked at anew. */
  listWaiting: anewOn('reservation'),
  cleaningList: anewOn('room'),
  locks: anewOn('locks'),
  licenseRequests: anewOn('papers'),
  devices: anewOn('devices'),
  hardware: anewOn('devices', 'settings'),
  cubicles: anewOn('reservation', 'cubicles'),
  keepableRooms: anewOn('room'),
  attendantsTonight: (tonight, event) => {
    if (event.event === 'settings') return 'reload'
    return event.event === 'room' && isNewsOf(tonight, event.data) ? 'reload' : tonight
  },
  building: anewOn('settings'),
  settings: anewOn('settings'),
  publicSettings: anewOn('settings'),
  schedule: anewOn('settings'),
} as const satisfies Reducers

/** Whether a room says something else of its section than is kept: another has it, or it was opened. */
function isNewsOf(tonight: AnswerOf<'attendantsTonight'>, { section, status }: RoomView): boolean {
  const known = tonight.find((one) => one.section.id === section.id)
  if (!known || (status === 'Ready' && !known.opened)) return true
  const said = saidOf(known.section, known.attendant)
  return saidOf(section, section.attendant).some((word, nth) => word !== said[nth])
}

type Said = Pick<RoomView['section'], 'name' | 'nameHe'>

/** A section and who has it, as screens say them. */
const saidOf = ({ name, nameHe }: Said, attendant: RoomView['section']['attendant']) => [
  ...[name, nameHe, attendant?.id, attendant?.name, attendant?.nameHe],
]

/** Whether a visit is on the way to the water, in it or from it, or just was. */
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

export type LiveQueryName = keyof typeof reducers

export const liveQueryNames = Object.keys(reducers) as LiveQueryName[]

export const reducerOf = <Name extends LiveQueryName>(name: Name) =>
  reducers[name] as Reducer<AnswerOf<Name>>

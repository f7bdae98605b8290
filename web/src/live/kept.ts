import type { CallName } from '@mikvah/contract/addresses.ts'
import type { Supply } from '@mikvah/contract/supplies.ts'
import { isAtTheWater } from '@mikvah/rules/visit/to-the-water.ts'
import type { AnswerOf } from '../talk/call.ts'
import { boardWith } from './board-kept.ts'
import { isOver } from './is-over.ts'
import { roomsWith, roomsWithVisit } from './rooms-kept.ts'
import { type RoomView, type Told, type VisitSeen, visitOfEvent } from './told.ts'

/** An answer after what was told: the same object when it says nothing of it, `reload` when it must be asked for again. */
export type Keep<Answer> = (answer: Answer, told: Told) => Answer | 'reload'
type Kept = { [Name in CallName]?: Keep<AnswerOf<Name>> }

const anewOn =
  (...events: Told['event'][]) =>
  <Answer>(answer: Answer, told: Told): Answer | 'reload' =>
    events.includes(told.event) ? 'reload' : answer

/**
 * A list of nights that are over is asked for anew at whatever happens to a visit of one: only the server knows whom it
 * takes in. It is too at one that it has, which may have gone over to a night to come.
 */
const anewOnThePast =
  <One>(visitsOf: (one: One) => readonly Pick<VisitSeen, 'reservationId'>[]) =>
  (list: One[], told: Told): One[] | 'reload' => {
    const visit = visitOfEvent(told)
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
export const kept = {
  listReception: (board, told) => {
    const visit = visitOfEvent(told)
    return visit ? boardWith(board, visit) : board
  },

  listReady: (ready, told) => {
    if (told.event === 'settings') return 'reload'
    const visit = visitOfEvent(told)
    return visit && concerns(ready, visit) ? 'reload' : ready
  },

  rooms: (rooms, told) => {
    if (told.event === 'room') return roomsWith(rooms, told.data)
    const visit = visitOfEvent(told)
    return visit ? roomsWithVisit(rooms, visit) : rooms
  },

  room: (room, told) => (told.event === 'room' && told.data.id === room.id ? told.data : room),

  reservation: (visit, told) => {
    const seen = visitOfEvent(told)
    if (seen?.reservationId === visit.reservationId) {
      // Who may open a record is told all of its fields. Only names a board isn't told, and she who opened it knows hers.
      const now = seen as Partial<typeof visit>
      return { ...visit, ...now, user: now.user ?? visit.user }
    }
    if (told.event === 'supply' && told.data.reservationId === visit.reservationId)
      return { ...visit, supplies: suppliesWith(visit.supplies, told.data) }
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
  attendantsTonight: (tonight, told) => {
    if (told.event === 'settings') return 'reload'
    return told.event === 'room' && isNewsOf(tonight, told.data) ? 'reload' : tonight
  },
  building: anewOn('settings'),
  settings: anewOn('settings'),
  publicSettings: anewOn('settings'),
  schedule: anewOn('settings'),
} as const satisfies Kept

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

export type KeptName = keyof typeof kept

export const keptNames = Object.keys(kept) as KeptName[]

export const keepOf = <Name extends KeptName>(name: Name) => kept[name] as Keep<AnswerOf<Name>>

import { editable } from '../reservation/edit.ts'
import { isIn, type ReservationStatus, statusGroups } from '../reservation/statuses.ts'
import { judgeCubicleRequest } from '../room/cubicles.ts'
import { statusesBefore } from './moves.ts'

export const deskActions = [
  'note',
  'requestCubicle',
  'place',
  'swap',
  'outOfRoom',
  'preassign',
  'edit',
  'checkIn',
  'payments',
  'cancelCheckIn',
  'cancel',
] as const
export type DeskAction = (typeof deskActions)[number]

export type DeskFacts = {
  status: ReservationStatus
  /** The business day of the visit, and today's. */
  night: string
  today: string
  hasCubicle: boolean
  useCubicles: boolean
}

type Rule = {
  /** The statuses from which it may be done; where nothing is said, from any. */
  from?: readonly (ReservationStatus | 'new')[]
  when?: (facts: DeskFacts) => boolean
}

const isHere = ({ status }: DeskFacts): boolean => isIn('inTheBuilding', status)

/**
 * What the desk may do with a visit, from which status, and what else must hold (requirements S4). A patron who has
 * arrived and isn't checked in yet may be checked in, placed, and taken back (decision 0056); one who has a room may
 * get another.
 */
const rules: Record<DeskAction, Rule> = {
  note: {},
  requestCubicle: {
    when: ({ status, hasCubicle, useCubicles }) =>
      judgeCubicleRequest({ status, hasOne: hasCubicle, enabled: useCubicles }).allowed,
  },
  place: { from: statusesBefore('Assigned', 'reception') },
  swap: { from: statusGroups.inRoom },
  outOfRoom: { from: ['Assigned'] },
  preassign: { from: ['Reserved'] },
  edit: { from: editable.reception, when: ({ night, today }) => night >= today },
  checkIn: { from: statusGroups.awaitsCheckIn, when: ({ night, today }) => night === today },
  payments: {},
  cancelCheckIn: { from: statusesBefore('Reserved', 'reception'), when: isHere },
  cancel: { from: statusesBefore('Canceled', 'reception') },
}

/** Whether the desk may do this with a visit as it stands; the server judges besides what else such a call asks. */
export function mayAtDesk(action: DeskAction, facts: DeskFacts): boolean {
  const { from, when } = rules[action]
  return (from?.includes(facts.status) ?? true) && (when?.(facts) ?? true)
}

/**
 * Whether the desk may give a room to a visit of this status, which has none yet; one that has a room changes it
 * (swap).
 */
export const mayBePlaced = (status: ReservationStatus): boolean =>
  rules.place.from?.includes(status) ?? false

/** Whether the desk may drag her out of her room: while she isn't settled in it yet. */
export const mayLeaveRoom = (status: ReservationStatus): boolean =>
  rules.outOfRoom.from?.includes(status) ?? false

/** Whether the desk may set this visit's status by hand: one that has a room, until it is Done. */
export const mayBeSetAtDesk = (status: ReservationStatus, hasRoom: boolean): boolean =>
  hasRoom && isIn('inRoom', status)

/** Whether a room may be preassigned to a visit of this status. */
export const mayBePreassigned = (status: ReservationStatus): boolean =>
  rules.preassign.from?.includes(status) ?? false

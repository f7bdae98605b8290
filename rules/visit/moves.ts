import { type ReservationStatus, statusGroups } from '../reservation/statuses.ts'
import type { FlowSwitch } from './flow.ts'
import type { Mover } from './movers.ts'

/** Conditions that a move may wait for besides; judge-move.ts says when each holds. */
export type MoveCondition =
  | FlowSwitch
  | 'flowChecking is off'
  | 'prepay is not required'
  | 'its business day has not passed'
  | 'it has a room'
  | 'within fifteen minutes of Done'

export type Move = {
  /** The statuses that the move starts from; 'new' means that the reservation is being made. */
  from: readonly (ReservationStatus | 'new')[]
  to: ReservationStatus
  by: readonly Mover[]
  needs?: readonly MoveCondition[]
  note?: string
}

/**
 * The ways a reservation changes its status in the usual course. Besides these there are `corrections`,
 * `staffEntryMoves` and `paperMoves`, the taking back of a move (undo.ts) and the end of a visit left open
 * (left-over.ts).
 */
export const moves: readonly Move[] = [
  {
    from: ['new'],
    to: 'Pending',
    by: ['patron', 'reception'],
    note: 'prepay is owed, or the place is held while she pays',
  },
  { from: ['new'], to: 'Reserved', by: ['patron', 'reception'] },
  { from: ['new'], to: 'Assigned', by: ['reception'], note: 'an edit of an Assigned one' },

  { from: ['Pending'], to: 'Reserved', by: ['system', 'reception'], note: 'balance paid' },
  { from: ['Pending'], to: 'Reserved', by: ['patron'], needs: ['prepay is not required'] },
  { from: ['Pending', 'Reserved'], to: 'Canceled', by: ['reception'] },
  {
    from: ['Pending', 'Reserved'],
    to: 'Canceled',
    by: ['patron'],
    needs: ['its business day has not passed'],
  },
  { from: ['Pending'], to: 'Canceled', by: ['system'], note: 'its hold ran out' },
  { from: ['Waiting'], to: 'Canceled', by: ['reception'] },
  {
    from: ['Canceled'],
    to: 'Reserved',
    by: ['system'],
    note: 'money arrived after all, and the place still fits',
  },
  { from: ['Pending', 'Reserved'], to: 'Replaced', by: ['system'], note: 'edit' },
  { from: ['Assigned'], to: 'Replaced', by: ['system', 'reception'], note: 'edit at the desk' },

  { from: ['Reserved'], to: 'Arrived', by: ['reception', 'gate-reading'], note: 'on site' },
  { from: ['Reserved', 'Arrived'], to: 'Waiting', by: ['reception', 'kiosk'], note: 'check-in' },
  { from: ['Reserved', 'Arrived'], to: 'Waiting', by: ['patron'], needs: ['selfCheckin'] },
  {
    from: ['Waiting', 'Arrived'],
    to: 'Reserved',
    by: ['reception'],
    note: 'cancel check-in: clears timeArrived and the cubicle',
  },

  {
    from: ['Pending', 'Reserved', 'Arrived', 'Waiting'],
    to: 'Assigned',
    by: ['reception', 'attendant'],
    note: 'place into room: the room becomes Occupied',
  },
  {
    from: ['Assigned'],
    to: 'Waiting',
    by: ['reception', 'attendant'],
    note: 'out of the room: the room becomes Ready',
  },
  { from: ['Assigned'], to: 'Prep', by: ['room-screen', 'attendant', 'reception'] },
  { from: ['Assigned'], to: 'Prep', by: ['dry-door'], needs: ['flowDoorEvents'] },

  {
    from: ['Prep'],
    to: 'ReadyForChecking',
    by: ['room-screen', 'attendant', 'reception'],
    needs: ['flowChecking'],
  },
  { from: ['ReadyForChecking'], to: 'ReadyForCheckingNext', by: ['attendant'] },
  { from: ['ReadyForChecking', 'ReadyForCheckingNext'], to: 'Checking', by: ['attendant'] },
  { from: ['Checking'], to: 'Checked', by: ['attendant'], needs: ['flowChecked'] },
  {
    from: ['ReadyForChecking', 'Checking'],
    to: 'Prep',
    by: ['attendant'],
    note: 'not ready yet',
  },

  {
    from: ['Prep', 'Checking', 'Checked'],
    to: 'ReadyForMikvah',
    by: ['attendant', 'reception'],
  },
  {
    from: ['Prep'],
    to: 'ReadyForMikvah',
    by: ['room-screen'],
    needs: ['flowChecking is off'],
    note: 'nobody passes her own check',
  },
  { from: ['Checked'], to: 'ReadyForMikvah', by: ['room-screen'] },
  {
    from: ['ReadyForMikvah'],
    to: 'ReadyForMikvahNext',
    by: ['attendant', 'mikvah-screen'],
    note: 'you are next',
  },
  {
    from: ['ReadyForMikvah', 'ReadyForMikvahNext'],
    to: 'ToMikvah',
    by: ['attendant', 'mikvah-screen'],
    needs: ['flowToFromMikvah'],
  },
  {
    from: ['ReadyForMikvah', 'ReadyForMikvahNext'],
    to: 'ToMikvah',
    by: ['wet-door'],
    needs: ['flowToFromMikvah', 'flowDoorEvents'],
  },
  {
    from: ['ReadyForMikvah', 'ReadyForMikvahNext', 'ToMikvah'],
    to: 'InMikvah',
    by: ['attendant', 'mikvah-screen'],
    note: 'a pool must be free',
  },
  {
    from: ['InMikvah'],
    to: 'FromMikvah',
    by: ['attendant', 'mikvah-screen'],
    needs: ['flowToFromMikvah'],
  },
  {
    from: ['InMikvah', 'FromMikvah'],
    to: 'Dressing',
    by: ['attendant', 'mikvah-screen', 'reception'],
  },

  {
    from: ['Dressing'],
    to: 'Done',
    by: ['room-screen', 'attendant', 'reception'],
    note: 'the room becomes NeedsCleaning; timeCompleted is set',
  },
  {
    from: ['Dressing'],
    to: 'Done',
    by: ['dry-door'],
    needs: ['flowDoorEvents', 'doorEventsEndVisit'],
  },
  {
    from: ['Done'],
    to: 'Dressing',
    by: ['reception'],
    needs: ['within fifteen minutes of Done'],
    note: 'a mis-tap',
  },
]

/** The statuses that the desk sets by hand once she has a room. */
export const deskStatuses = ['Prep', 'ReadyForMikvah', 'Dressing', 'Done'] as const

/**
 * The moves of the desk's dropdown, forwards or backwards; the history marks as corrections those that `moves` doesn't
 * have.
 */
export const corrections: readonly Move[] = deskStatuses.map((to) => ({
  from: statusGroups.inRoom.filter((status) => status !== to),
  to,
  by: ['reception'],
  needs: ['it has a room'],
  note: 'correction',
}))

/** The passcode at a room's door empties the room, whoever is in it. */
export const staffEntryMoves: readonly Move[] = [
  { from: statusGroups.inRoom, to: 'Done', by: ['staff-entry'], note: 'staff entry' },
]

/** Moves that the sheet of a night without screens makes, once Shabbos or Yom Tov is over (from-paper.ts). */
export const paperMoves: readonly Move[] = [
  { from: ['Reserved', 'Arrived'], to: 'Done', by: ['reception'], note: 'she came' },
  { from: ['Reserved'], to: 'Canceled', by: ['reception'], note: 'it said so' },
  { from: ['Done'], to: 'Reserved', by: ['reception'], note: 'entered by mistake' },
]

/** The statuses from which this mover may reach `to` by the table `moves`, whatever else the move waits for. */
export const statusesBefore = (to: ReservationStatus, by: Mover): (ReservationStatus | 'new')[] =>
  moves.filter((move) => move.to === to && move.by.includes(by)).flatMap((move) => move.from)

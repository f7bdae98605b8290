import { isIn, type ReservationStatus } from '../reservation/statuses.ts'

export const boardLists = ['upcoming', 'waiting', 'here', 'ready', 'completed'] as const
export type BoardList = (typeof boardLists)[number]

const belongs: Record<BoardList, (status: ReservationStatus) => boolean> = {
  upcoming: (status) => status === 'Reserved',
  waiting: (status) => status === 'Waiting',
  here: (status) => isIn('inTheBuilding', status),
  ready: (status) => status === 'ReadyForMikvah' || status === 'ReadyForMikvahNext',
  completed: (status) => status === 'Done',
}

/** The lists of the board that a visit of tonight stands in; a held, canceled or replaced one in none. */
export const listsOf = (status: ReservationStatus): BoardList[] =>
  boardLists.filter((list) => belongs[list](status))

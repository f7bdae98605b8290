import { isIn, type ReservationStatus } from '../reservation/statuses.ts'
import type { Ms } from '../time/ms.ts'
import { readyForWater } from './to-the-water.ts'

export const boardLists = ['upcoming', 'waiting', 'here', 'ready', 'completed', 'canceled'] as const
export type BoardList = (typeof boardLists)[number]

/** Whether she still counts among those who wait: also while she is shown to a room and stands at its door. */
export const stillWaits = (status: ReservationStatus): boolean => isIn('inWaitingArea', status)

const belongs: Record<BoardList, (status: ReservationStatus) => boolean> = {
  upcoming: (status) => status === 'Reserved',
  waiting: (status) => stillWaits(status),
  here: (status) => isIn('inTheBuilding', status),
  ready: (status) => readyForWater.includes(status),
  completed: (status) => status === 'Done',
  canceled: (status) => status === 'Canceled',
}

/** The lists of the board that a visit of tonight stands in; a held or replaced one in none. */
export const listsOf = (status: ReservationStatus): BoardList[] =>
  boardLists.filter((list) => belongs[list](status))

type Arrived = { arrivedOnTime: boolean | null; timeArrived: Ms | null }

/** The order of those who wait: on time before late, and within these by when they came. */
export const waitingOrder = (one: Arrived, other: Arrived): number =>
  Number(one.arrivedOnTime === false) - Number(other.arrivedOnTime === false) ||
  (one.timeArrived ?? 0) - (other.timeArrived ?? 0)

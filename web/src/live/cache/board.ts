import { isIn } from '@mikvah/rules/reservation/statuses.ts'
import { boardLists, listsOf } from '@mikvah/rules/visit/board.ts'
import { isOver } from '../is-over.ts'
import type { Board, VisitSeen } from '../live-event.ts'

/**
 * The board with a visit as it is now: in its lists and in no others. Lists without it stay the same objects. `reload`
 * where the visit isn't left over and no list of tonight has anybody, so that the board doesn't say which night it is
 * for.
 */
export function boardWith(board: Board, visit: VisitSeen): Board | 'reload' {
  const { leftover } = board
  if (has(leftover, visit)) {
    const now = isHere(visit) ? put(leftover, visit) : without(leftover, visit)
    return { ...board, leftover: now }
  }
  const tonights = boardLists.flatMap((list) => board[list])
  const night = tonights[0]?.scheduleDate
  // An empty board doesn't say which night it is for.
  if (night === undefined) return 'reload'
  const isTonights = visit.scheduleDate === night
  // A visit of a past night that comes back into the building is left over from then on.
  if (!isTonights && isHere(visit) && isOver(visit))
    return { ...board, leftover: put(leftover, visit) }
  if (!isTonights && !has(tonights, visit)) return board
  const known = tonights.find(({ reservationId }) => reservationId === visit.reservationId)
  const now = { ...known, ...visit }
  const belongs = isTonights && now.reservationStatus ? listsOf(now.reservationStatus) : []
  const lists = boardLists.map((list) => {
    const before = board[list]
    if (belongs.includes(list)) return [list, put(before, now)] as const
    return [list, has(before, now) ? without(before, now) : before] as const
  })
  return { leftover, ...(Object.fromEntries(lists) as Omit<Board, 'leftover'>) }
}

const isHere = ({ reservationStatus: status }: VisitSeen) =>
  status !== undefined && isIn('inTheBuilding', status)

const has = (visits: readonly VisitSeen[], { reservationId }: VisitSeen) =>
  visits.some((visit) => visit.reservationId === reservationId)

const without = (visits: readonly VisitSeen[], { reservationId }: VisitSeen) =>
  visits.filter((visit) => visit.reservationId !== reservationId)

/** Inserts a visit by its hour into a list that is in order. */
function put(visits: readonly VisitSeen[], visit: VisitSeen): VisitSeen[] {
  const others = without(visits, visit)
  const hour = hourOf(visit)
  const later = others.findIndex((other) => {
    const its = hourOf(other)
    return its > hour || (its === hour && codeOf(other) > codeOf(visit))
  })
  return later < 0 ? [...others, visit] : others.toSpliced(later, 0, visit)
}

const hourOf = ({ reservationTime = '' }: VisitSeen) => Date.parse(reservationTime)
const codeOf = ({ reservationCode = '' }: VisitSeen) => reservationCode

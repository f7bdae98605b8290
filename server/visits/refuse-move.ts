import { prepayReasonOf } from '@mikvah/rules/reservation/prepay.ts'
import type { ReservationStatus } from '@mikvah/rules/reservation/statuses.ts'
import { flowOf } from '@mikvah/rules/visit/flow.ts'
import { judgeMove } from '@mikvah/rules/visit/judge-move.ts'
import { type Mover, moversOf } from '@mikvah/rules/visit/movers.ts'
import { locationById, nightAt, todayOf } from '../nights/nights.ts'
import type { RequestContext } from '../request/context.ts'
import { Refused } from '../request/refused.ts'
import type { UncodedVisit } from '../reservations/store.ts'
import { refuseGates } from './refuse-gates.ts'

/**
 * Refuses a move that the table doesn't have, or that has to wait. `roomWaits`: the room of a Done visit still needs
 * cleaning and is empty. `as`: what moves it where that isn't the caller, such as a door. Gives whether the move
 * corrects an earlier one.
 */
export function refuseMove(
  ctx: RequestContext,
  row: UncodedVisit,
  to: ReservationStatus,
  { roomWaits = false, as }: { roomWaits?: boolean; as?: readonly Mover[] } = {},
): { correction: boolean } {
  const { now, content, by } = ctx
  const location = locationById(ctx, row.locationId)
  const night = location && nightAt(ctx, location, row.night)
  if (!location || !night) throw new Refused('location-not-offered')
  const verdict = judgeMove(
    { from: row.status, to, by: as ?? moversBy(by, row) },
    {
      now,
      today: todayOf(ctx),
      flow: flowOf(content.values),
      night: row.night,
      prepayRequired: prepayReasonOf(row, night, location.values) !== null,
      hasRoom: row.roomId !== null,
      doneAt: roomWaits ? row.timeCompleted : null,
    },
  )
  if (!verdict.allowed) throw new Refused(verdict.because, { params: { from: row.status, to } })
  refuseGates(ctx, row, to, { location, night })
  return { correction: verdict.correction }
}

const moversBy = (by: RequestContext['by'], { userId }: Pick<UncodedVisit, 'userId'>): Mover[] =>
  by ? moversOf(by.roles, { own: userId === by.userId }) : []

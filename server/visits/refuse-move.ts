import type { RefusalCode } from '@mikvah/contract/refusals.ts'
import { prepayReasonOf } from '@mikvah/rules/reservation/prepay.ts'
import type { ReservationStatus } from '@mikvah/rules/reservation/statuses.ts'
import { type Refused as RuleRefused, refused } from '@mikvah/rules/verdict.ts'
import { flowOf } from '@mikvah/rules/visit/flow.ts'
import { judgeMove } from '@mikvah/rules/visit/judge-move.ts'
import { type Mover, moversOf } from '@mikvah/rules/visit/movers.ts'
import { locationById, nightAt, todayOf } from '../nights/nights.ts'
import type { RequestContext } from '../request/context.ts'
import { Refused } from '../request/refused.ts'
import type { UncodedVisit } from '../reservations/store.ts'
import { judgeGates } from './refuse-gates.ts'

/** What lets a move be made, or the code of why not. `correction`: whether it corrects an earlier move. */
type StepVerdict = { allowed: true; correction: boolean } | RuleRefused<RefusalCode>

/** Refuses a move that may not be made now. Gives whether it corrects an earlier one. */
export function refuseMove(...asked: Parameters<typeof judgeStep>): { correction: boolean } {
  const [, { status: from }, to] = asked
  const verdict = judgeStep(...asked)
  if (!verdict.allowed) throw new Refused(verdict.because, { params: { from, to } })
  return verdict
}

/**
 * Whether the table has a move, and it needn't wait. `roomWaits`: the room of a Done visit still needs cleaning and is
 * empty. `as`: what moves it where that isn't the caller, such as a door.
 */
export function judgeStep(
  ctx: RequestContext,
  row: UncodedVisit,
  to: ReservationStatus,
  { roomWaits = false, as }: { roomWaits?: boolean; as?: readonly Mover[] } = {},
): StepVerdict {
  const { now, content, by } = ctx
  const location = locationById(ctx, row.locationId)
  const night = location && nightAt(ctx, location, row.night)
  if (!location || !night) return refused('location-not-offered')
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
  if (!verdict.allowed) return verdict
  const gates = judgeGates(ctx, row, to, { location, night })
  return gates.allowed ? { allowed: true, correction: verdict.correction } : gates
}

const moversBy = (by: RequestContext['by'], { userId }: Pick<UncodedVisit, 'userId'>): Mover[] =>
  by ? moversOf(by.roles, { own: userId === by.userId }) : []

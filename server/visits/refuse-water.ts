import type { ReservationStatus } from '@mikvah/rules/reservation/statuses.ts'
import { allowed, refused } from '@mikvah/rules/verdict.ts'
import {
  judgeWater,
  poolsOf,
  toTheWater,
  type WaterVerdict,
} from '@mikvah/rules/visit/to-the-water.ts'
import type { Tx } from '../db/database.ts'
import { locationById, nightAt } from '../nights/nights.ts'
import type { Moment } from '../request/context.ts'
import { Refused } from '../request/refused.ts'
import { visitsAtTheWater } from '../reservations/night-store.ts'
import type { ReservationRow } from '../reservations/store.ts'

/** Refuses the way to the water while it isn't free. */
export async function refuseWater(...asked: Parameters<typeof judgeWay>): Promise<void> {
  const verdict = await judgeWay(...asked)
  if (verdict.allowed) return
  throw new Refused(
    verdict.because,
    verdict.code === null ? {} : { params: { code: verdict.code } },
  )
}

/**
 * Whether the way to the water is free for this move. Into the water it is a no while every pool is taken; into the
 * corridor, or past it straight into the water, while that is full; for somebody who still waits for the water, while it is another's turn and no reason
 * was given (`hasReason`). On any move towards the water, a `pool` that the building hasn't is a no. A move that doesn't
 * lead there is always free.
 */
export async function judgeWay(
  tx: Tx,
  moment: Moment,
  row: ReservationRow,
  {
    to,
    hasReason,
    pool = 1,
  }: { to: ReservationStatus; hasReason: boolean; pool?: number | undefined },
): Promise<WaterVerdict> {
  const location = locationById(moment, row.locationId)
  if (!location || !toTheWater.includes(to)) return allowed
  if (pool > poolsOf(location.values)) return { ...refused('pools-taken'), code: null }
  return judgeWater(
    { id: row.id, from: row.status, to, hasReason },
    {
      present: await visitsAtTheWater(tx, row),
      zman: nightAt(moment, location, row.night)?.zman ?? null,
      values: location.values,
    },
  )
}

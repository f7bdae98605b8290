import { flowOf } from '@mikvah/rules/visit/flow.ts'
import { keptPools, poolFor } from '@mikvah/rules/visit/kept-pools.ts'
import { atTheWater, poolsOf } from '@mikvah/rules/visit/to-the-water.ts'
import type { Tx } from '../db/database.ts'
import { locationById } from '../nights/nights.ts'
import type { Moment } from '../request/context.ts'
import { keepPool, visitsAtTheWater } from '../reservations/night-store.ts'
import type { ReservationRow } from '../reservations/store.ts'

type Hers = Pick<ReservationRow, 'id' | 'locationId' | 'night'>

function houseOf(moment: Moment, locationId: string) {
  const location = locationById(moment, locationId)
  if (!location) return null
  return { pools: poolsOf(location.values), followsHer: flowOf(location.values).flowToFromMikvah }
}

/**
 * The number of the pool for somebody who goes in and names none; undefined where the rule has none for her. `was` is
 * the one she came out of, where that is taken back.
 */
export async function poolHere(
  tx: Tx,
  moment: Moment,
  row: Hers,
  was: number | null = null,
): Promise<number | undefined> {
  const house = houseOf(moment, row.locationId)
  if (!house) return undefined
  return poolFor(row.id, await visitsAtTheWater(tx, row), house, was) ?? undefined
}

/**
 * After a move at the water, keeps a pool for each patron who is on her way, by the rule. `back` is the one that was
 * kept for her before a move that is taken back. The night is locked.
 */
export async function keepPools(
  tx: Tx,
  moment: Moment,
  { from, row, back = null }: { from: ReservationRow; row: ReservationRow; back?: number | null },
): Promise<void> {
  const house = houseOf(moment, row.locationId)
  if (!house || ![from.status, row.status].some(isAtTheWater)) return
  const visits = await visitsAtTheWater(tx, row)
  const before = visits.map((one) => (one.id === row.id && back ? { ...one, keptPool: back } : one))
  const dealt = keptPools(before, house)
  const changed = visits.filter(({ id, keptPool }) => (dealt.get(id) ?? null) !== keptPool)
  // A pool is given up before it is kept for somebody else.
  for (const { id, keptPool } of changed) if (keptPool !== null) await keepPool(tx, id, null)
  for (const { id } of changed) {
    const pool = dealt.get(id) ?? null
    if (pool !== null) await keepPool(tx, id, pool)
  }
}

const isAtTheWater = (status: ReservationRow['status']) => atTheWater.some((one) => one === status)

import { numberOf } from '@mikvah/rules/settings/read.ts'
import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import { flowOf } from '@mikvah/rules/visit/flow.ts'
import { keptPools } from '@mikvah/rules/visit/kept-pools.ts'
import { servingOrder } from '@mikvah/rules/visit/serving-order.ts'
import { corridor, poolsOf, readyForWater } from '@mikvah/rules/visit/to-the-water.ts'
import { isGateOpen } from '@mikvah/rules/visit/zman-gate.ts'
import { snapshot } from '../../db/snapshot.ts'
import { placeOfDevice } from '../../devices/device-store.ts'
import { nightAt, todayOf } from '../../nights/nights.ts'
import type { SignedInContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import type { ReservationRow } from '../../reservations/store.ts'
import { roomsNamed } from '../store.ts'
import { requestedLocation } from './requested-location.ts'
import { visitsOfNight } from './store.ts'

/**
 * The water tonight, at the location that is named, where the screen stands, or else the main one: the queue in order,
 * who is in which pool, the corridor, and whether the zman has come.
 */
export const listReady = ({ db }: Parts, ctx: SignedInContext, location: string | undefined) =>
  db.inTransaction(async (tx) => {
    const atLocation = requestedLocation(ctx, location ?? (await placeOfDevice(tx, ctx.by.userId)))
    const night = nightAt(ctx, atLocation, todayOf(ctx))
    const tonight = await visitsOfNight(tx, night.date)
    const here = tonight.filter(({ locationId }) => locationId === atLocation.id)
    const named = await roomsNamed(tx, here)
    const at = (ms: Ms) => instantTextOf(ms, ctx.content.timeZone)
    const viewOf = ({ id, code, roomId }: ReservationRow) => {
      const roomNumber = named.get(roomId)?.number ?? null
      return { reservationId: id, reservationCode: code, roomId, roomNumber }
    }
    const queue = servingOrder(
      here.filter(({ status }) => readyForWater.includes(status)),
      night.zman,
    )
    const between = here.filter(({ status }) => corridor.includes(status))
    const bathing = here.flatMap((row) => (row.pool === null ? [] : [{ row, pool: row.pool }]))
    const pools = poolsOf(atLocation.values)
    const followsHer = flowOf(atLocation.values).flowToFromMikvah
    const poolsByVisit = keptPools(here, { pools, followsHer })
    const poolOf = ({ id }: ReservationRow) => poolsByVisit.get(id) ?? null
    return {
      queue: queue.map((row, nth) => ({
        ...viewOf(row),
        status: row.status,
        readySince: at(row.readySince ?? row.statusSince),
        turn: nth + 1,
        pool: poolOf(row),
      })),
      inMikvah: bathing
        .toSorted((one, other) => one.pool - other.pool)
        .map(({ row, pool }) => ({ ...viewOf(row), pool, since: at(row.statusSince) })),
      pools,
      corridor: {
        used: between.length,
        limit: numberOf(atLocation.values, 'corridorsAvailable'),
        visits: between.map((row) => ({
          ...viewOf(row),
          status: row.status,
          since: at(row.statusSince),
          pool: poolOf(row),
        })),
      },
      zmanTevillah: night.zman === null ? null : at(night.zman),
      gateOpen: isGateOpen(night, ctx.now),
    }
  }, snapshot)

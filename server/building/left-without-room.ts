import type { StoredVisit } from '@mikvah/rules/capacity/counting.ts'
import { turnaroundOf } from '@mikvah/rules/capacity/occupancy.ts'
import { leftWithoutRoom } from '@mikvah/rules/capacity/without-room.ts'
import { hasNeeded } from '@mikvah/rules/room/equipment.ts'
import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import type { Db, Tx } from '../db/database.ts'
import { locationById, todayOf } from '../nights/nights.ts'
import type { RequestContext } from '../request/context.ts'
import { storedVisitOf } from '../reservations/counting/counted.ts'
import { countedOfNight } from '../reservations/counting/counted-rows.ts'
import { codesOf, nightsStillToCome } from '../reservations/counting/nights-to-come.ts'
import { asTheyStand } from '../reservations/replaced-by.ts'
import { preassignedFrom } from '../rooms/preassigning/store.ts'
import { allRooms, type RoomRow } from '../rooms/store.ts'

/**
 * Booked visits of today and later (as `readView`) that a changed room would leave without one, and those to whom this
 * very room is preassigned and that it would no longer serve. All stay as they are.
 */
export async function visitsLeftWithoutRoom(
  tx: Tx,
  ctx: RequestContext,
  room: RoomRow,
  becomes: RoomRow,
) {
  const today = todayOf(ctx)
  const booked = await nightsStillToCome(tx, today)
  const others = (await allRooms(tx)).filter(({ id, active }) => active && id !== room.id)
  const preassigned = await preassignedFrom(tx, today)
  const preassignedHere = new Set(
    preassigned
      .filter((one) => one.preassignment.roomId === room.id)
      .map((one) => one.preassignment.reservationId),
  )
  const left: StoredVisit[] = []
  for (const { locationId, date } of booked) {
    const counted = await countedOfNight(tx, { locationId, date })
    const visits = await asTheyStand(tx, counted.map(storedVisitOf))
    const { cleaningMinutes } = turnaroundOf(locationById(ctx, locationId)?.values ?? {})
    const roomsWith = (changed: RoomRow) =>
      [...others, changed].filter((one) => one.active && one.locationId === locationId)
    const without = leftWithoutRoom(visits, {
      from: { rooms: roomsWith(room), cleaningMinutes },
      to: { rooms: roomsWith(becomes), cleaningMinutes },
      now: ctx.now,
    })
    const isHers = doesFor(becomes, locationId)
    const lost = visits.filter((visit) => preassignedHere.has(visit.id) && !isHers(visit))
    left.push(...new Set([...without, ...lost]))
  }
  return readView(tx, ctx, left)
}

const doesFor =
  (room: RoomRow, locationId: string) =>
  ({ options }: StoredVisit): boolean =>
    room.active && room.locationId === locationId && hasNeeded(room, options)

/** These visits by id, code and hour (a text with its offset), in the order of their hours. */
export async function readView(
  db: Db,
  { content }: Pick<RequestContext, 'content'>,
  visits: readonly Pick<StoredVisit, 'id' | 'startsAt'>[],
) {
  const codes = await codesOf(
    db,
    visits.map(({ id }) => id),
  )
  return visits
    .toSorted((one, other) => one.startsAt - other.startsAt)
    .map(({ id, startsAt }) => ({
      reservationId: id,
      reservationCode: codes.get(id) ?? '',
      reservationTime: instantTextOf(startsAt, content.timeZone),
    }))
}

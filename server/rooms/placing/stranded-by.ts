import type { StoredVisit } from '@mikvah/rules/capacity/counting.ts'
import { turnaroundOf } from '@mikvah/rules/capacity/occupancy.ts'
import { leftWithoutRoom } from '@mikvah/rules/capacity/without-room.ts'
import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import { sectionsOfNight } from '../../attendants/store.ts'
import type { Db } from '../../db/database.ts'
import { locationById, todayOf } from '../../nights/nights.ts'
import type { SignedInContext } from '../../request/context.ts'
import { storedVisitOf } from '../../reservations/counting/counted.ts'
import { countedOfNight } from '../../reservations/counting/counted-rows.ts'
import { codesOf } from '../../reservations/counting/nights-to-come.ts'
import { asTheyStand } from '../../reservations/replaced-by.ts'
import { reservationById } from '../../reservations/store.ts'
import { preassignedFrom } from '../preassigning/store.ts'
import { allRooms, type RoomRow } from '../store.ts'

type Visit = { id: string; code: string; startsAt: Ms }

/**
 * Visits that closing a section would strand tonight, each with its code and hour: `inside` its rooms, with one of them
 * preassigned (`kept`), or `withoutRoom` that suits her among the others. Gives the numbers of its ready rooms too;
 * null where there is no such section.
 */
export async function strandedBy(db: Db, ctx: SignedInContext, sectionId: string) {
  const night = todayOf(ctx)
  const sections = await sectionsOfNight(db, night)
  const locationId = sections.find(({ section }) => section.id === sectionId)?.section.locationId
  if (!locationId) return null
  const rooms = (await allRooms(db)).filter(({ active }) => active)
  const hers = rooms.filter((room) => room.sectionId === sectionId)
  const numbers = new Map(hers.map(({ id, number }) => [id, number]))
  const preassigned = (await preassignedFrom(db, night)).filter(
    (one) => one.night === night && numbers.has(one.preassignment.roomId),
  )
  const viewOf = (visit: Visit) => strandedView(ctx, visit)
  return {
    locationId,
    inside: await insideOf(db, ctx, hers),
    kept: preassigned.map(({ preassignment: { reservationId, roomId }, code, startsAt }) => ({
      ...viewOf({ id: reservationId, code, startsAt }),
      room: numbers.get(roomId) ?? '',
    })),
    withoutRoom: (
      await withoutRoomOf(db, ctx, {
        locationId,
        hers,
        others: rooms.filter((room) =>
          sections.some(
            ({ section, attendant }) =>
              attendant && section.id === room.sectionId && section.id !== sectionId,
          ),
        ),
      })
    ).map(viewOf),
    ready: hers.filter(({ status }) => status === 'Ready').map(({ number }) => number),
  }
}

const strandedView = ({ content }: SignedInContext, { id, code, startsAt }: Visit) => ({
  reservationId: id,
  reservationCode: code,
  reservationTime: instantTextOf(startsAt, content.timeZone),
})

async function insideOf(db: Db, ctx: SignedInContext, rooms: readonly RoomRow[]) {
  const inside = rooms.filter(({ reservationId }) => reservationId !== null)
  const visits = await Promise.all(
    inside.map(({ reservationId }) => reservationById(db, reservationId ?? '')),
  )
  return inside.flatMap(({ number }, nth) => {
    const visit = visits[nth]
    return visit ? [{ ...strandedView(ctx, visit), room: number }] : []
  })
}

type Houses = { locationId: string; hers: readonly RoomRow[]; others: readonly RoomRow[] }

/**
 * Visits of tonight that the remaining rooms would no longer serve, among those still to come and those waiting for a
 * room. Whoever is in a room of the section stays there and needs no other.
 */
async function withoutRoomOf(
  db: Db,
  ctx: SignedInContext,
  { locationId, hers, others }: Houses,
): Promise<Visit[]> {
  const { cleaningMinutes } = turnaroundOf(locationById(ctx, locationId)?.values ?? {})
  const key = { locationId, date: todayOf(ctx) }
  const settled = new Set(hers.map(({ reservationId }) => reservationId))
  const counted = (await countedOfNight(db, key)).map(storedVisitOf)
  const visits = (await asTheyStand(db, counted))
    .filter(({ id }) => !settled.has(id))
    .map((visit) => (waitsForRoom(visit) ? { ...visit, status: 'Reserved' as const } : visit))
  const left = others.filter((room) => room.locationId === locationId)
  const without = leftWithoutRoom(visits, {
    from: {
      rooms: [...left, ...hers.filter(({ reservationId }) => reservationId === null)],
      cleaningMinutes,
    },
    to: { rooms: left, cleaningMinutes },
    now: ctx.now,
  })
  const codes = await codesOf(
    db,
    without.map(({ id }) => id),
  )
  return without
    .toSorted((one, other) => one.startsAt - other.startsAt)
    .map(({ id, startsAt }) => ({ id, startsAt, code: codes.get(id) ?? '' }))
}

/** Whether a patron is here and waits for a room. */
const waitsForRoom = ({ status }: StoredVisit): boolean =>
  status === 'Arrived' || status === 'Waiting'

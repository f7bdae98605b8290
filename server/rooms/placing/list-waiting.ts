import { isIn } from '@mikvah/rules/reservation/statuses.ts'
import { snapshot } from '../../db/snapshot.ts'
import { placeOfDevice } from '../../devices/device-store.ts'
import { todayOf } from '../../nights/nights.ts'
import type { SignedInContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { roomsNamed } from '../store.ts'
import { requestedLocation } from './requested-location.ts'
import { visitsOfNight } from './store.ts'

/**
 * What the waiting area shows tonight, at the location that is named, where the screen stands, or else the main one:
 * waiting codes in the order they came, with the room's number for those who are called.
 */
export const listWaiting = ({ db }: Parts, ctx: SignedInContext, location: string | undefined) =>
  db.inTransaction(async (tx) => {
    const { id } = requestedLocation(ctx, location ?? (await placeOfDevice(tx, ctx.by.userId)))
    const tonight = await visitsOfNight(tx, todayOf(ctx))
    const waiting = tonight
      .filter((row) => row.locationId === id && isIn('inWaitingArea', row.status))
      .toSorted((one, other) => (one.timeArrived ?? 0) - (other.timeArrived ?? 0))
    const named = await roomsNamed(tx, waiting)
    return waiting.flatMap(({ waitingCode, status, roomId }) => {
      if (waitingCode === null) return []
      const roomNumber = named.get(roomId)?.number ?? null
      return [{ waitingCode, called: status === 'Assigned', roomNumber }]
    })
  }, snapshot)

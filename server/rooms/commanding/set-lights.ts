import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { setLights as setLightsCall } from '@mikvah/contract/evening/devices.ts'
import { writeAudit } from '../../audit/write-audit.ts'
import { addCommand } from '../../devices/command.ts'
import type { SignedInContext } from '../../request/context.ts'
import type { Parts } from '../../request/parts.ts'
import { Refused } from '../../request/refused.ts'
import { changeRoom, lockRoom } from '../store.ts'
import { refuseOther } from '../views/refuse-other.ts'
import { audienceBy, roomSeen } from '../views/rooms-seen.ts'
import { roomView } from '../views/rooms-view.ts'

/**
 * Switches the light of a room, without waiting for it, and gives the room as the caller sees it. Refuses a room
 * without a light that can be switched, and one with another visit in it than `reservationId`. Works at any hour, also
 * on Shabbos.
 */
export async function setLights(
  parts: Parts,
  ctx: SignedInContext,
  id: string,
  { onOff: light, reservationId: whose }: BodyOf<typeof setLightsCall>,
) {
  const seen = await roomSeen(parts.db.orm, ctx, id)
  const { lightPoint: point } = seen
  const op = light ? 'on' : 'off'
  const isDriven = parts.outside.devices.driverOf(op, ctx.content.values) !== null
  if (point === null || !isDriven) throw new Refused('no-light')
  const row = await parts.db.inTransaction(async (tx) => {
    refuseOther(ctx, (await lockRoom(tx, seen.id)) ?? seen, whose)
    await addCommand(tx, ctx, { point, op })
    await writeAudit(tx, ctx, { subject: String(seen.id), details: { light: op } })
    return changeRoom(tx, seen.id, { light })
  })
  return roomView(parts.db.orm, ctx, audienceBy(ctx), row ?? seen)
}

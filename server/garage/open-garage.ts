import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { openGarageDoor } from '@mikvah/contract/evening/garage.ts'
import { judgeNearness } from '@mikvah/rules/garage/near-enough.ts'
import { isJustPressed, judgeGarage } from '@mikvah/rules/garage/window.ts'
import { sumOf } from '@mikvah/rules/price/price-of-visit.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Tx } from '../db/database.ts'
import { addCommand, hasDone } from '../devices/command.ts'
import { addEvent } from '../live/add-event.ts'
import { pointOf } from '../locations/where-it-is.ts'
import { locationById, locationOf, nightAt, todayOf } from '../nights/nights.ts'
import { quietAt } from '../nights/quiet.ts'
import { balanceOfVisit } from '../payments/ledger/balance-of-visit.ts'
import type { SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'
import { recordOutcome } from '../request/request-key.ts'
import { lockReservation, type ReservationRow, reservationById } from '../reservations/store.ts'
import { lockPressesOf, pressesOf } from '../rooms/store.ts'
import { accessLog } from '../rooms/table.ts'
import { garageDoorOf } from './garage-door.ts'
import { pulseOf } from './pulse.ts'

type Where = BodyOf<typeof openGarageDoor>

/** The name under which an opening of the garage is logged with the visit. */
const garage = 'garage'

/**
 * Opens the garage for her, where the hour, her visit and where she stands allow that: one command to the door, and an
 * answer once the door has opened; refuses with garage-failed when it hasn't. Where she stood isn't stored.
 */
export async function openGarage(parts: Parts, ctx: SignedInContext, id: string, where: Where) {
  const seen = await reservationById(parts.db.orm, id)
  if (seen?.userId !== ctx.by.userId) throw new Refused('not-found')
  const command =
    ctx.key?.made?.command ??
    (await parts.db.inTransaction(async (tx) => {
      const row = await lockReservation(tx, id)
      if (!row) throw new Refused('not-found')
      const point = await refusePress(tx, ctx, row, { where, door: garageDoorOf(parts, ctx) })
      const command = await addCommand(tx, ctx, { point, ...pulseOf(ctx.content.values) })
      await logPress(tx, ctx, row, command)
      await recordOutcome(tx, ctx.key, { command })
      return command
    }))
  if (await hasDone(parts, command)) return { opened: true as const }
  // Screens that were told that it opens are told that it did not; if they can't be, she is told all the same.
  await parts.db
    .inTransaction((tx) => addEvent(tx, 'reservation', id))
    .catch((error) => parts.log.warn({ err: error }, 'screens were not told of the garage'))
  throw new Refused('garage-failed')
}

/** Refuses unless she may open it by the clock, by her visit and by where she is; gives the point of the garage. */
async function refusePress(
  tx: Tx,
  ctx: SignedInContext,
  row: ReservationRow,
  { where: { lat, lng, accuracy }, door }: { where: Where; door: string | null },
): Promise<string> {
  const { now, content } = ctx
  const location = locationById(ctx, row.locationId)
  // The one garage is at the main building: from anywhere else she would open it for nobody.
  const main = locationOf(ctx, false)
  const building = main && pointOf(content, main.id)
  if (!location || door === null || building === null) throw new Refused('garage-not-offered')
  const may = judgeGarage(row, {
    now,
    today: todayOf(ctx),
    day: {
      lastEntryTime: nightAt(ctx, location, row.night).lastEntryTime,
      quiet: quietAt(ctx, now),
    },
    values: location.values,
    balanceCents: (await balanceOfVisit(tx, row)).balanceCents,
    parkingCents: sumOf(row.lines.filter(({ code }) => code === 'parking')),
    presses: await pressesOf(tx, row.id, garage),
  })
  if (!may.allowed) throw new Refused(may.because)
  const near = judgeNearness({ lat, lng, accuracy: accuracy ?? null }, building, location.values)
  if (!near.allowed) throw new Refused(near.because)
  const ofAll = await lockPressesOf(tx, garage, row.night)
  if (isJustPressed(now, ofAll)) throw new Refused('garage-too-soon')
  return door
}

/** Logs the opening under the id of its command, so that it can be left out of the count if the door never opened. */
async function logPress(
  tx: Tx,
  ctx: SignedInContext,
  { id }: ReservationRow,
  command: string,
): Promise<void> {
  const { now, by } = ctx
  await tx
    .insert(accessLog)
    .values({ id: command, reservationId: id, by: by.userId, at: now, door: garage })
  await addEvent(tx, 'reservation', id)
  await writeAudit(tx, ctx, { subject: id, details: { door: garage } })
}

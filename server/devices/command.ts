import { setTimeout as pause } from 'node:timers/promises'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { Tx } from '../db/database.ts'
import { eq } from '../db/drizzle/queries.ts'
import { addEffect, type DeviceCommand } from '../outbox/add-effect.ts'
import { NotAgain } from '../outbox/attempt.ts'
import { awaitEffect } from '../outbox/outbox.ts'
import { effects } from '../outbox/table.ts'
import type { Moment } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { commandName } from './given-commands.ts'

/** A door that opens later than this opens for nobody; shorter than a lease, so that nothing is ever done twice. */
export const lateAfterSeconds = 10
/** A little longer than that: whoever is told that it failed hears of a door that can't open any more. */
const patience: Ms = lateAfterSeconds * 1000 + 500

/** Has a device do something once this is committed. Gives the name by which its end is asked for. */
export async function addCommand(
  tx: Tx,
  { now }: Pick<Moment, 'now'>,
  command: Omit<DeviceCommand, 'lateAfterSeconds'>,
): Promise<string> {
  const name = commandName(command.op, command.point)
  const payload = { ...command, lateAfterSeconds }
  await addEffect(tx, { do: 'device', dueAt: now, dedupe: name, payload })
  return name
}

const between: Ms = 100

/** Whether the device has answered that it did it. Another process may be the one that tells it: then its word is waited for. */
export async function hasDone(parts: Parts, name: string): Promise<boolean> {
  const since = performance.now()
  await awaitEffect(parts, name, patience)
  for (;;) {
    const [row] = await parts.db.orm.select().from(effects).where(eq(effects.dedupe, name))
    if (!row || row.doneAt !== null) return row !== undefined && row.failure === null
    if (performance.now() - since >= patience) return false
    await pause(between)
  }
}

/** Tried once: what may have been done half is not done again by the program. */
export async function tellDevice(
  { outside, facility, log }: Parts,
  { lateAfterSeconds, ...command }: DeviceCommand,
  id: string,
  dueAt: Ms,
): Promise<void> {
  const { now, content } = await facility.read()
  const limits = { values: content.values, withinMs: dueAt + lateAfterSeconds * 1000 - now }
  const ended = await outside.devices.tell(command, { id, now }, limits).catch((error) => {
    log.warn({ err: error }, 'a device was not told')
    return 'failed'
  })
  if (ended === 'failed') throw new NotAgain('The device has not done it.')
}

import { setTimeout as pause } from 'node:timers/promises'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import { awayBecause } from '../db/away.ts'
import type { Tx } from '../db/database.ts'
import { eq } from '../db/drizzle/queries.ts'
import { addEffect, type DeviceCommand } from '../outbox/add-effect.ts'
import { NotAgain } from '../outbox/attempt.ts'
import { awaitEffect } from '../outbox/outbox.ts'
import { effects } from '../outbox/table.ts'
import type { Moment } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { commandName } from './given-commands.ts'

/**
 * After how many seconds a command is dropped: a door that opens later opens for nobody. It is shorter than a lease, so
 * that no command is done twice.
 */
export const lateAfterSeconds = 10
/**
 * The timeout of a command, the garage's too: a little longer than a device may take, so that once a command is reported
 * as failed the door can't open any more.
 */
const patience: Ms = lateAfterSeconds * 1000 + 500

/** Sends a command to a device once the transaction is committed. Gives the name by which its outcome is asked for. */
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

/**
 * Whether the device has done the command of this name; false when it failed, was too late, or hasn't been done within
 * 10.5 seconds. Where another process sends the command, its outcome is waited for.
 */
export async function hasDone(parts: Parts, name: string): Promise<boolean> {
  const since = performance.now()
  await unlessAway(parts, awaitEffect(parts, name, patience))
  for (;;) {
    const row = await unlessAway(parts, effectNamed(parts, name))
    if (row === null || row?.doneAt) return row !== null && row.failure === null
    if (performance.now() - since >= patience) return false
    await pause(between)
  }
}

async function effectNamed({ db }: Parts, name: string) {
  const [row] = await db.orm.select().from(effects).where(eq(effects.dedupe, name))
  return row ?? null
}

/**
 * What is asked of the database, or undefined while it is away or too busy to say: the device may be moving, so that
 * whoever pressed must hear no “try again” of a call that was never begun.
 */
async function unlessAway<T>({ log }: Parts, asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked
  } catch (error) {
    if (awayBecause(error) === null) throw error
    log.warn({ err: error }, 'what came of a command was not read')
    return undefined
  }
}

/**
 * Does the effect of a command: tells the device, once. Where that fails, throws NotAgain, as a command that may have
 * been half done isn't repeated by the program.
 */
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

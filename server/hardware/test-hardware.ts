import type { contract } from '@mikvah/contract/contract.ts'
import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { RefusalCode } from '@mikvah/contract/refusals.ts'
import { numberOf } from '@mikvah/rules/settings/read.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Tx } from '../db/database.ts'
import { addCommand, hasDone, lateAfterSeconds } from '../devices/command.ts'
import { commandName } from '../devices/given-commands.ts'
import { listCardReaders } from '../devices/list-peripherals.ts'
import { gatePress } from '../garage/open-gate.ts'
import { pulseOf } from '../garage/pulse.ts'
import { quietAt } from '../nights/quiet.ts'
import { addEffect } from '../outbox/add-effect.ts'
import { bucketOf } from '../request/bucket.ts'
import type { SignedInContext } from '../request/context.ts'
import { onceWithin } from '../request/limits.ts'
import type { Parts } from '../request/parts.ts'
import { Refused } from '../request/refused.ts'
import { recordOutcome } from '../request/request-key.ts'
import { lockRoom } from '../rooms/store.ts'
import { type PointDevice, pointDevices } from './house-devices.ts'
import { testOf } from './judge-device.ts'
import { slipOf } from './slip-of.ts'

type Body = BodyOf<typeof contract.testHardware>
type Kind = PointDevice['kind'] | 'cardReader'

const answered = { answered: true } as const
const readerPrefix = 'cardReader.'

/** What is refused with where a device doesn't answer, by its kind. */
const failures: Partial<Record<Kind, RefusalCode>> = {
  garageDoor: 'garage-failed',
  gate: 'gate-failed',
  printer: 'printer-failed',
  cardReader: 'reader-failed',
}

/**
 * Tests one device, once, and answers when it has done it; refuses with a code of its kind when it hasn't. What opens a
 * door must be confirmed (`opens`), and is refused while somebody is in the room, for garage and gate while it is
 * quiet. A device is tested once in five seconds.
 */
export async function testHardware(parts: Parts, ctx: SignedInContext, id: string, body: Body) {
  if (id.startsWith(readerPrefix)) return testReader(parts, ctx, id)
  const device = (await pointDevices(parts, ctx)).find((one) => one.id === id)
  if (!device) throw new Refused('not-found')
  const test = testOf(device)
  if (test === null) throw new Refused('device-not-driven')
  if (test === 'opens' && !body.opens) throw new Refused('door-would-open')
  const command =
    ctx.key?.made?.command ??
    (await parts.db.inTransaction(async (tx) => {
      await refuseNow(tx, parts, ctx, device)
      await writeAudit(tx, ctx, { subject: id, details: { device: device.kind } })
      const command = await addTest(tx, ctx, device)
      await recordOutcome(tx, ctx.key, { command })
      return command
    }))
  if (!(await hasDone(parts, command))) throw new Refused(failures[device.kind] ?? 'door-failed')
  return answered
}

/** A door is opened by the same way as from the desk, so that the test proves what the evening needs. */
async function addTest(tx: Tx, ctx: SignedInContext, device: PointDevice): Promise<string> {
  const { kind, point } = device
  const { values } = ctx.content
  if (kind === 'printer') {
    const dedupe = commandName('print', point)
    const slip = slipOf(ctx, device)
    const payload = { ...slip, point, copies: 1, lateAfterSeconds, once: true }
    await addEffect(tx, { do: 'print', dueAt: ctx.now, dedupe, payload })
    return dedupe
  }
  if (kind === 'garageDoor' || kind === 'gate')
    return addCommand(tx, ctx, { point, ...pulseOf(values) })
  const milliseconds =
    kind === 'cubicleLock' ? undefined : (numberOf(values, 'doorPulseMilliseconds') ?? undefined)
  return addCommand(tx, ctx, { point, op: 'unlock', milliseconds })
}

/** Refuses where a device can't be tested at present. */
async function refuseNow(
  tx: Tx,
  parts: Parts,
  ctx: SignedInContext,
  { id, kind, roomId }: PointDevice,
): Promise<void> {
  if (kind === 'gate' || kind === 'garageDoor') {
    if (quietAt(ctx, ctx.now)) throw new Refused(kind === 'gate' ? 'gate-quiet' : 'garage-quiet')
    if (kind === 'gate') await onceWithin(tx, gatePress, parts.realNow(), 'gate-too-soon')
  }
  // No door is opened for a test while somebody is in the room.
  if (roomId !== null && (await lockRoom(tx, roomId))?.reservationId)
    throw new Refused('door-in-use')
  await onceInAWhile(tx, parts, id)
}

const onceInAWhile = (tx: Tx, { realNow }: Parts, id: string) =>
  onceWithin(
    tx,
    { bucket: bucketOf('hardware-test', id), windowMs: 5000 },
    realNow(),
    'test-too-soon',
  )

/** Asks the processor whether the reader could take a card now. The reader shows nothing. */
async function testReader(parts: Parts, ctx: SignedInContext, id: string) {
  const readers = await listCardReaders(parts, ctx)
  const reader = readers.find((one) => `${readerPrefix}${one.id}` === id)
  if (!reader) throw new Refused('not-found')
  if (!reader.isDriven) throw new Refused('device-not-driven')
  await parts.db.inTransaction(async (tx) => {
    await onceInAWhile(tx, parts, id)
    await writeAudit(tx, ctx, { subject: id, details: { device: 'cardReader' } })
  })
  if (!reader.online) throw new Refused('reader-failed')
  return answered
}

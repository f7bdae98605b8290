import type { contract } from '@mikvah/contract/contract.ts'
import type { BodyOf } from '@mikvah/contract/endpoint.ts'
import type { RefusalCode } from '@mikvah/contract/refusals.ts'
import { numberOf } from '@mikvah/rules/settings/read.ts'
import type { AskedBySomeone } from '../asked/asked.ts'
import { bucketOf } from '../asked/bucket.ts'
import { onceWithin } from '../asked/limits.ts'
import type { Parts } from '../asked/parts.ts'
import { Refused } from '../asked/refused.ts'
import { keepMade } from '../asked/request-key.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Tx } from '../db/database.ts'
import { addCommand, hasDone, lateAfterSeconds } from '../devices/command.ts'
import { cardReaders } from '../devices/tell-peripherals.ts'
import { toldName } from '../devices/told.ts'
import { gatePress } from '../garage/open-gate.ts'
import { pulseOf } from '../garage/pulse.ts'
import { quietAt } from '../nights/quiet.ts'
import { addEffect } from '../outbox/add-effect.ts'
import { lockRoom } from '../rooms/store.ts'
import { type PointDevice, pointDevices } from './house-devices.ts'
import { slipOf } from './slip-of.ts'
import { testOf } from './tell-hardware.ts'

type Body = BodyOf<typeof contract.testHardware>
type Kind = PointDevice['kind'] | 'cardReader'

const answered = { answered: true } as const
const readerPrefix = 'cardReader.'

/** What whoever tests is told where nothing answers. */
const failures: Partial<Record<Kind, RefusalCode>> = {
  garageDoor: 'garage-failed',
  gate: 'gate-failed',
  printer: 'printer-failed',
  cardReader: 'reader-failed',
}

/** One device is tried, once, and whoever asked is told how it ended. */
export async function testHardware(parts: Parts, asked: AskedBySomeone, id: string, body: Body) {
  if (id.startsWith(readerPrefix)) return testReader(parts, asked, id)
  const device = (await pointDevices(parts, asked)).find((one) => one.id === id)
  if (!device) throw new Refused('not-found')
  const test = testOf(device)
  if (test === null) throw new Refused('device-not-driven')
  if (test === 'opens' && !body.opens) throw new Refused('door-would-open')
  const command =
    asked.key?.made?.command ??
    (await parts.db.inTransaction(async (tx) => {
      await refuseNow(tx, parts, asked, device)
      await writeAudit(tx, asked, { subject: id, details: { device: device.kind } })
      const command = await addTest(tx, asked, device)
      await keepMade(tx, asked.key, { command })
      return command
    }))
  if (!(await hasDone(parts, command))) throw new Refused(failures[device.kind] ?? 'door-failed')
  return answered
}

/** A door is opened as the desk opens it: what is proved by the test is what the evening needs. */
async function addTest(tx: Tx, asked: AskedBySomeone, device: PointDevice): Promise<string> {
  const { kind, point } = device
  const { values } = asked.content
  if (kind === 'printer') {
    const dedupe = toldName('print', point)
    const slip = slipOf(asked, device)
    const payload = { ...slip, point, copies: 1, lateAfterSeconds, once: true }
    await addEffect(tx, { do: 'print', dueAt: asked.now, dedupe, payload })
    return dedupe
  }
  if (kind === 'garageDoor' || kind === 'gate')
    return addCommand(tx, asked, { point, ...pulseOf(values) })
  const milliseconds =
    kind === 'cubicleLock' ? undefined : (numberOf(values, 'doorPulseMilliseconds') ?? undefined)
  return addCommand(tx, asked, { point, op: 'unlock', milliseconds })
}

/** Whether it is no moment for a test of it, whoever asks. */
async function refuseNow(
  tx: Tx,
  parts: Parts,
  asked: AskedBySomeone,
  { id, kind, roomId }: PointDevice,
): Promise<void> {
  if (kind === 'gate' || kind === 'garageDoor') {
    if (quietAt(asked, asked.now))
      throw new Refused(kind === 'gate' ? 'gate-quiet' : 'garage-quiet')
    if (kind === 'gate') await onceWithin(tx, gatePress, parts.realNow(), 'gate-too-soon')
  }
  // Nobody's door is opened over her to see whether it opens.
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

/** It is asked through the processor whether it could take a card now; it shows nothing and takes none. */
async function testReader(parts: Parts, asked: AskedBySomeone, id: string) {
  const readers = await cardReaders(parts, asked)
  const reader = readers.find((one) => `${readerPrefix}${one.id}` === id)
  if (!reader) throw new Refused('not-found')
  if (!reader.isDriven) throw new Refused('device-not-driven')
  await parts.db.inTransaction(async (tx) => {
    await onceInAWhile(tx, parts, id)
    await writeAudit(tx, asked, { subject: id, details: { device: 'cardReader' } })
  })
  if (!reader.online) throw new Refused('reader-failed')
  return answered
}

import { lengths } from '@mikvah/rules/lengths.ts'
import { peripheralKinds, usedAts } from '@mikvah/rules/people/device-kinds.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, line, name, words } from '../fields.ts'

const kind = z.enum([
  'gate',
  'garageDoor',
  'dryDoor',
  'wetDoor',
  'cubicleLock',
  'light',
  'printer',
  'cardReader',
  'screen',
])

const command = z.object({
  at: instant,
  op: z.enum(['unlock', 'pulse', 'on', 'off', 'call', 'print', 'collect']),
  /**
   * How the command ended. `late`: it was dropped, because it was no longer of use. `again`: the device didn't answer,
   * and is tried once more.
   */
  ended: z.enum(['done', 'failed', 'late', 'waiting', 'again', 'declined']),
})

const device = z.object({
  id,
  kind,
  /** The name of the device; null where its kind and its room are enough to identify it. */
  name: z.string().nullable(),
  /** Its name for Hebrew screens; blank where it has none of its own. */
  nameHe: z.string(),
  /** The number on the door of its room. */
  room: z.string().nullable(),
  locationId: id.nullable(),
  /** The name of the device in the system that drives it; for a printer, its address. */
  point: z.string().nullable(),
  /** The system that drives the device; null where none does. */
  driver: z.enum(['practice', 'http', 'network', 'stripe', 'cardknox']).nullable(),
  state: z.enum(['well', 'hand', 'silent', 'unknown']),
  because: z.enum([
    'answered',
    'no-answer',
    'waiting',
    'not-told',
    'not-driven',
    'by-hand',
    'ready',
    'paper-low',
    'paper-out',
    'cover-open',
    'seen',
    'not-seen',
    'unpaired',
  ]),
  lastAnswer: instant.nullable(),
  /** What a test of it would do; null where no test is harmless. */
  test: z.enum(['opens', 'prints', 'asks']).nullable(),
  /** The last commands it was given, newest first. For whom they were isn't said. */
  told: z.array(command),
})

/** A printer or card reader: its name, where it is used, and the point it is connected to. */
const peripheralNamed = {
  name: name(lengths.nameInHouse),
  nameHe: line(lengths.nameInHouse),
  usedAt: z.enum(usedAts),
  locationId: id,
  point: words(lengths.point),
}
const peripheralKind = z.enum(peripheralKinds)
const peripheralSetUp = z.object({
  id,
  kind: peripheralKind,
  ...peripheralNamed,
  active: z.boolean(),
})

/** What needs somebody's attention apart from the devices, with the facts to show about it. */
const alert = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['refund-waits', 'charge-waits', 'messages-wait']),
    minutes: z.number().int(),
  }),
  z.object({ kind: z.literal('jobs-fail'), names: z.array(z.string()) }),
  z.object({ kind: z.literal('disk-low'), megabytes: z.number().int() }),
  z.object({ kind: z.literal('backup-old'), hours: z.number().int() }),
  z.object({ kind: z.literal('backup-never') }),
])

export const hardware = endpoint('hardware', {
  summary:
    'Every device of the facility: how it is, when it last answered, and what it was told in the last week; and what of the system itself has to be looked after.',
  who: ['Admin'],
  audited: { nothing: 'Devices, and no word of anyone.' },
  result: z.object({
    devices: z.array(device),
    /** Printers and card readers as the office sets them up, out of use or not. */
    peripherals: z.array(peripheralSetUp),
    /** True where the card processor didn't say which readers it has. */
    readersUnknown: z.boolean(),
    /**
     * What is wrong with the system itself; empty while all is well. Failing jobs are those of the process that
     * answers.
     */
    alerts: z.array(alert),
  }),
})

/** Why a device can't be tested now. */
export const testRefusals = ['device-not-driven', 'door-would-open', 'door-in-use'] as const
/** Refusals for a tested device that doesn't answer; a door has its own. */
export const testFailures = ['printer-failed', 'reader-failed'] as const

export const testHardware = endpoint('testHardware', {
  summary:
    'Tries one device, once: a door is opened, a printer prints a slip, a card reader is asked whether it is there.',
  who: ['Admin'],
  audited: { act: 'device-tested' },
  body: z.strictObject({
    /** The caller knows that a door will open; without it no door is opened. */
    opens: z.boolean().default(false),
  }),
  result: z.object({ answered: z.literal(true) }),
  refusals: [
    'not-found',
    ...testRefusals,
    ...testFailures,
    'test-too-soon',
    'garage-quiet',
    'gate-quiet',
    'gate-too-soon',
    'door-failed',
    'garage-failed',
    'gate-failed',
    'processor-error',
  ],
})

export const addPeripheral = endpoint('addPeripheral', {
  summary: 'Adds a printer or a card reader, for a desk or a kiosk to choose.',
  who: ['Admin'],
  audited: { act: 'peripheral-changed' },
  body: z.strictObject({
    kind: peripheralKind,
    ...peripheralNamed,
    nameHe: peripheralNamed.nameHe.default(''),
  }),
  result: peripheralSetUp,
  refusals: ['point-taken', 'not-found'],
})

export const editPeripheral = endpoint('editPeripheral', {
  summary: 'Changes a printer or a card reader, or takes it out of use.',
  who: ['Admin'],
  audited: { act: 'peripheral-changed' },
  body: z.strictObject({ ...peripheralNamed, active: z.boolean() }).partial(),
  result: peripheralSetUp,
  refusals: ['point-taken'],
})

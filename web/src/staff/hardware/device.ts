import { isScreenSilent } from '@mikvah/rules/people/screen-silent.ts'
import {
  IconBulb,
  IconCarGarage,
  IconCreditCard,
  IconDeviceTablet,
  IconDoorEnter,
  IconDroplet,
  IconLock,
  IconPrinter,
  type Icon as TablerIcon,
} from '@tabler/icons-react'
import type { AnswerOf } from '../../talk/call.ts'

/** A door, lock, light, printer, card reader or screen, with its state and the last commands that went to it. */
export type Device = AnswerOf<'hardware'>['devices'][number]

/** A printer or a card reader as it is set up. */
export type Peripheral = AnswerOf<'hardware'>['peripherals'][number]
export type GivenCommand = Device['told'][number]

/** The states of a device, in the order of the chips that filter by them. */
export const states = ['well', 'hand', 'silent', 'unknown'] as const satisfies Device['state'][]

/** The word key for each state; the chips of the list use them too. */
export const stateWords = {
  well: 'hardwareWell',
  hand: 'hardwareHand',
  silent: 'hardwareSilent',
  unknown: 'hardwareUnknown',
} as const satisfies Record<Device['state'], string>

/**
 * The state of a device at `now` (milliseconds). A screen that nobody uses sends nothing, so no event tells that it is
 * silent; only the clock does.
 */
export const stateOf = ({ kind, state, lastAnswer }: Device, now: number): Device['state'] =>
  kind === 'screen' && lastAnswer !== null && isScreenSilent(Date.parse(lastAnswer), now)
    ? 'silent'
    : state

export const icons: Record<Device['kind'], TablerIcon> = {
  garageDoor: IconCarGarage,
  gate: IconCarGarage,
  dryDoor: IconDoorEnter,
  wetDoor: IconDroplet,
  cubicleLock: IconLock,
  light: IconBulb,
  printer: IconPrinter,
  cardReader: IconCreditCard,
  screen: IconDeviceTablet,
}

/** The groups of the list, in their order; every kind of device is in one group. */
export const groups = [
  { words: 'hardwareGarage', kinds: ['garageDoor', 'gate'] },
  { words: 'hardwarePrinters', kinds: ['printer'] },
  { words: 'hardwareReaders', kinds: ['cardReader'] },
  { words: 'hardwareScreens', kinds: ['screen'] },
  { words: 'hardwareLocks', kinds: ['cubicleLock'] },
  { words: 'hardwareDoors', kinds: ['dryDoor', 'wetDoor'] },
  { words: 'hardwareLights', kinds: ['light'] },
] as const satisfies readonly { words: string; kinds: readonly Device['kind'][] }[]

import type { WordKey } from '@mikvah/contract/words/key.ts'
import { nameIn } from '@mikvah/rules/words/name-in.ts'
import { useWords } from '../../words/use-words.ts'
import type { Device, GivenCommand } from './device.ts'

/**
 * The word key for why a device has its state; null where its last command is shown instead, or for a screen when it
 * was last seen.
 */
export const becauseWords = {
  answered: null,
  'no-answer': 'hardwareNoAnswer',
  waiting: 'hardwareWaiting',
  'not-told': 'hardwareNotTold',
  'not-driven': 'hardwareNotDriven',
  'by-hand': 'hardwareByHand',
  ready: 'hardwareReady',
  'paper-low': 'hardwarePaperLow',
  'paper-out': 'hardwarePaperOut',
  'cover-open': 'hardwareCoverOpen',
  seen: null,
  'not-seen': null,
  unpaired: 'hardwareUnpaired',
} as const satisfies Record<Device['because'], WordKey | null>

/** The word keys for what a device did, and for what it was told to do. */
export const opWords = {
  unlock: { did: 'hardwareDidUnlock', toDo: 'hardwareToldUnlock' },
  pulse: { did: 'hardwareDidPulse', toDo: 'hardwareToldPulse' },
  on: { did: 'hardwareDidOn', toDo: 'hardwareToldOn' },
  off: { did: 'hardwareDidOff', toDo: 'hardwareToldOff' },
  call: { did: 'hardwareDidCall', toDo: 'hardwareToldCall' },
  print: { did: 'hardwareDidPrint', toDo: 'hardwareToldPrint' },
  collect: { did: 'hardwareDidCollect', toDo: 'hardwareToldCollect' },
} as const satisfies Record<GivenCommand['op'], Record<'did' | 'toDo', WordKey>>

/** The word key for how a command to a device ended. */
export const endWords = {
  done: 'hardwareEndDone',
  failed: 'hardwareEndFailed',
  late: 'hardwareEndLate',
  waiting: 'hardwareEndWaiting',
  again: 'hardwareEndAgain',
  declined: 'hardwareEndDeclined',
} as const satisfies Record<GivenCommand['ended'], WordKey>

/** The word key on the button of a device's test, by what the test does. */
export const testWords = {
  opens: 'hardwareTestOpens',
  prints: 'hardwareTestPrints',
  asks: 'hardwareTestAsks',
} as const satisfies Record<NonNullable<Device['test']>, WordKey>

/** The word key for what is said once a device has answered its test. */
export const answeredWords = {
  opens: 'hardwareAnsweredOpens',
  prints: 'hardwareAnsweredPrints',
  asks: 'hardwareAnsweredAsks',
} as const satisfies Record<NonNullable<Device['test']>, WordKey>

const byPlace: Partial<
  Record<Device['kind'], 'hardwareDryDoor' | 'hardwareWetDoor' | 'hardwareLight'>
> = { dryDoor: 'hardwareDryDoor', wetDoor: 'hardwareWetDoor', light: 'hardwareLight' }

/**
 * Gives a function that names a device: the garage door and the gate by what they are, a locker by its name, a room's
 * doors and light by what they are and the room, any other by its own name.
 */
export function useDeviceName(): (device: Device) => string {
  const { t, language } = useWords('hardware')
  return ({ kind, name, nameHe, room }) => {
    if (kind === 'garageDoor') return t('hardwareGarageDoor')
    if (kind === 'gate') return t('hardwareGate')
    if (kind === 'cubicleLock') return t('hardwareLocker', { name: name ?? '' })
    const place = byPlace[kind]
    return place ? t(place, { room: room ?? '' }) : nameIn(language, name ?? '', nameHe)
  }
}

import { flagOf, type SettingValues } from '../settings/read.ts'

/** Settings that turn steps of a visit on or off, and who may take them. Blank is off. */
export const flowSwitches = [
  'flowChecking',
  'flowChecked',
  'flowToFromMikvah',
  'flowDoorEvents',
  'doorEventsEndVisit',
  'selfCheckin',
] as const
export type FlowSwitch = (typeof flowSwitches)[number]
export type Flow = Readonly<Record<FlowSwitch, boolean>>

export const flowOf = (values: SettingValues): Flow => ({
  flowChecking: flagOf(values, 'flowChecking') === true,
  flowChecked: flagOf(values, 'flowChecked') === true,
  flowToFromMikvah: flagOf(values, 'flowToFromMikvah') === true,
  flowDoorEvents: flagOf(values, 'flowDoorEvents') === true,
  doorEventsEndVisit: flagOf(values, 'doorEventsEndVisit') === true,
  selfCheckin: flagOf(values, 'selfCheckin') === true,
})

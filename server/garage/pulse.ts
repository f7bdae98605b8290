import { numberOf, type SettingValues } from '@mikvah/rules/settings/read.ts'

/** How long the door's button is held down, by the settings; one second where they don't say. */
export const pulseOf = (values: SettingValues) => ({
  op: 'pulse' as const,
  milliseconds: numberOf(values, 'garagePulseMilliseconds') ?? 1000,
})

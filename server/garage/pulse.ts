import { numberOf, type SettingValues } from '@mikvah/rules/settings/read.ts'

/**
 * The command that presses a door's button, and for how many milliseconds, by the settings; one second where they don't
 * say.
 */
export const pulseOf = (values: SettingValues) => ({
  op: 'pulse' as const,
  milliseconds: numberOf(values, 'garagePulseMilliseconds') ?? 1000,
})

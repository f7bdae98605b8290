import { numberOf, type SettingValues } from '@mikvah/rules/settings/read.ts'

/** The button of the garage, held as long as the settings say; one second without a word. */
export const pulseOf = (values: SettingValues) => ({
  op: 'pulse' as const,
  milliseconds: numberOf(values, 'garagePulseMilliseconds') ?? 1000,
})

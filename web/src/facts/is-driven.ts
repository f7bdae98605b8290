import type { SettingValues } from '@mikvah/rules/settings/read.ts'

type Driven = 'garageOpens' | 'doorsOpen' | 'lightsSwitch'

/**
 * Whether something is set up that drives `what`, the garage, the doors or the lights, by what the server sends beside
 * the settings; also while that isn't known, so that nothing goes from a screen and comes back.
 */
export const isDriven = (values: SettingValues | null, what: Driven): boolean =>
  values?.[what] !== 'False'

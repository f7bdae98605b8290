import { type SettingKey, secretKeys } from './catalogue.ts'

export const mask = '••••'

/** What an administrator is shown of a setting: dots for a secret or a passcode that is set, else the value itself. */
export const shownValueOf = (key: SettingKey, value: string): string =>
  value !== '' && secretKeys.includes(key) ? mask : value

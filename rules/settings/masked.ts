import { type SettingKey, secretKeys } from './catalogue.ts'

export const mask = '••••'

/** What an administrator is shown: a secret that is set shows as dots, one that is blank as blank. */
export const shownValueOf = (key: SettingKey, value: string): string =>
  value !== '' && secretKeys.includes(key) ? mask : value

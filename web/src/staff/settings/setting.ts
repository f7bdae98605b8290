import { isSettingKey, type SettingKey, settingGroups } from '@mikvah/rules/settings/catalogue.ts'
import type { SettingEntry, SettingGroup } from '@mikvah/rules/settings/entry.ts'

export type GroupName = keyof typeof settingGroups
export const groupNames = Object.keys(settingGroups) as GroupName[]

/**
 * A setting as the screen shows it: its entry in the catalogue, and its saved value, blank for none; a secret's value
 * is dots.
 */
export type Setting = { key: SettingKey; group: GroupName; entry: SettingEntry; value: string }

/** Every setting with its saved value, in the order of the groups. */
export function settingsOf(stored: readonly { Key: string; Value: string }[]): Setting[] {
  const values = new Map(stored.map(({ Key, Value }) => [Key, Value]))
  return groupNames.flatMap((group) => {
    const entries: SettingGroup = settingGroups[group]
    return Object.entries(entries).flatMap(([key, entry]) =>
      isSettingKey(key) ? [{ key, group, entry, value: values.get(key) ?? '' }] : [],
    )
  })
}

/** Whether a setting's value is secret: a passcode, a key or the like. */
export const isSecret = ({ entry }: Pick<Setting, 'entry'>): boolean =>
  entry.type === 'secret' || entry.type === 'passcode'

/** Whether the value differs from the default. */
export const isChanged = ({ entry, value }: Setting): boolean => value !== entry.standard

import { isSettingKey, type SettingKey, settingGroups } from '@mikvah/rules/settings/catalogue.ts'
import type { SettingEntry, SettingGroup } from '@mikvah/rules/settings/entry.ts'

export type GroupName = keyof typeof settingGroups
export const groupNames = Object.keys(settingGroups) as GroupName[]

/** A setting as the screen shows it: its entry in the catalogue, and the value that is kept; a secret's is dots. */
export type Setting = { key: SettingKey; group: GroupName; entry: SettingEntry; value: string }

/** Every setting with what is kept of it, in the order of its groups. */
export function settingsOf(stored: readonly { Key: string; Value: string }[]): Setting[] {
  const values = new Map(stored.map(({ Key, Value }) => [Key, Value]))
  return groupNames.flatMap((group) => {
    const entries: SettingGroup = settingGroups[group]
    return Object.entries(entries).flatMap(([key, entry]) =>
      isSettingKey(key) ? [{ key, group, entry, value: values.get(key) ?? '' }] : [],
    )
  })
}

export const isSecret = ({ entry }: Pick<Setting, 'entry'>): boolean =>
  entry.type === 'secret' || entry.type === 'passcode'

/** It differs from the value a facility starts with. */
export const isChanged = ({ entry, value }: Setting): boolean => value !== entry.standard

import {
  entryOf,
  publicKeys,
  type SettingKey,
  secretKeys,
  settingGroups,
  settingKeys,
} from '@mikvah/rules/settings/catalogue.ts'

/** Every setting with what an administrator's screen needs to show it. */
export function readCatalogue() {
  return settingKeys.map((key) => {
    const entry = entryOf(key)
    return {
      key,
      group: groupOf(key),
      type: entry.type,
      unit: entry.unit ?? null,
      default: entry.standard,
      help: entry.help,
      limits: {
        min: 'min' in entry ? entry.min : null,
        max: 'max' in entry ? entry.max : null,
        maxLength: 'maxLength' in entry ? entry.maxLength : null,
        choices: 'choices' in entry ? [...entry.choices] : null,
      },
      secret: secretKeys.includes(key),
      public: publicKeys.includes(key),
      notYet: entry.notYet === true,
      valuesNotYet: [...(entry.valuesNotYet ?? [])],
    }
  })
}

const groupOf = (key: SettingKey): string =>
  Object.entries(settingGroups).find(([, group]) => Object.hasOwn(group, key))?.[0] ?? 'other'

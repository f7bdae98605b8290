import { placeRefusals } from '@mikvah/rules/schedule/judge-place.ts'
import { settingGroups, settingKeys } from '@mikvah/rules/settings/catalogue.ts'
import { settingRefusals } from '@mikvah/rules/settings/refusals.ts'
import { describe, expect, it } from 'vitest'
import { settings as english } from './en/settings.ts'
import { settingLabels } from './he/setting-labels.ts'
import { settings as hebrew } from './he/settings.ts'

const paramsOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()

describe('the words of the settings', () => {
  it('have the same keys in both languages', () => {
    expect(Object.keys(hebrew)).toEqual(Object.keys(english))
  })

  it('say every refusal and warning and name every group', () => {
    expect(Object.keys(english).sort()).toEqual(
      [
        ...[...settingRefusals, ...placeRefusals].map((code) => `setting.${code}`),
        'setting.shallow-zman',
        ...Object.keys(settingGroups).map((group) => `settings.group.${group}`),
      ].sort(),
    )
  })

  it('name the same facts in both languages', () => {
    for (const [key, text] of Object.entries(english)) {
      expect([key, paramsOf(hebrew[key as keyof typeof english])]).toEqual([key, paramsOf(text)])
    }
  })

  it('are Hebrew in the Hebrew file', () => {
    expect(Object.values(hebrew).filter((text) => !/[א-ת]/.test(text))).toEqual([])
  })

  it('give every setting its own Hebrew name within its group', () => {
    expect(Object.keys(settingLabels).sort()).toEqual([...settingKeys].sort())
    for (const group of Object.values(settingGroups)) {
      const labels = Object.keys(group).map(
        (key) => settingLabels[key as keyof typeof settingLabels],
      )
      expect(labels).toEqual([...new Set(labels)])
      expect(labels.filter((label) => !/[א-ת]/.test(label))).toEqual([])
    }
  })
})

import { placeRefusals } from '@mikvah/rules/schedule/judge-place.ts'
import { entryOf, settingGroups, settingKeys } from '@mikvah/rules/settings/catalogue.ts'
import { settingRefusals } from '@mikvah/rules/settings/refusals.ts'
import { describe, expect, it } from 'vitest'
import { office } from './en/office.ts'
import { settings as english } from './en/settings.ts'
import { settingHelps } from './he/setting-helps.ts'
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

  it('say in Hebrew what each setting does, with the numbers of the English', () => {
    const numbers = (text: string) =>
      (text.replace(/\d+:\d+|\d+(\.\d+)?\s?[ap]m/g, '').match(/\d+(\.\d+)?/g) ?? []).toSorted()
    for (const key of settingKeys) {
      expect([key, settingHelps[key]]).toEqual([key, expect.stringMatching(/[א-ת]/)])
      expect([key, numbers(settingHelps[key])]).toEqual([key, numbers(entryOf(key).help)])
    }
  })

  it('say every unit', () => {
    const units = settingKeys.flatMap((key) => entryOf(key).unit ?? [])
    expect(units.filter((unit) => !(`unit.${unit}` in office))).toEqual([])
  })
})

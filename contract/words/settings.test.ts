import { placeRefusals } from '@mikvah/rules/schedule/judge-place.ts'
import { entryOf, settingGroups, settingKeys } from '@mikvah/rules/settings/catalogue.ts'
import { settingRefusals } from '@mikvah/rules/settings/refusals.ts'
import { describe, expect, it } from 'vitest'
import { choiceKey } from './choices-in-words.ts'
import { office } from './en/office.ts'
import { settings as english } from './en/settings.ts'
import { settingHelps } from './he/setting-helps.ts'
import { settingLabels } from './he/setting-labels.ts'
import { settings as hebrew } from './he/settings.ts'

const choices = [
  ...new Set(
    settingKeys.flatMap((key) => {
      const entry = entryOf(key)
      return entry.type === 'choice' ? entry.choices : []
    }),
  ),
]
/** What is a word of its own besides. */
const common = ['on', 'off', 'clock', 'dates', 'phone']
const isChoice = (key: string) => key.startsWith('setting.choice.')
const inEnglish = (key: string) => english[key as keyof typeof english]

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
        ...choices.map(choiceKey),
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
    // A maker is called alike in both.
    const said = Object.entries(hebrew).filter(
      ([key, text]) => !(isChoice(key) && text === inEnglish(key)),
    )
    expect(said.filter(([, text]) => !/[א-ת]/.test(text))).toEqual([])
  })

  it('say every choice in words of both languages, and none by what the program calls it', () => {
    const makers = ['stripe', 'cardknox', 'twilio', 'starttls', 'tls', 'hartmann', 'homeAssistant']
    const alike = [
      ...makers,
      'controlbyweb',
      'shelly',
      'mqtt',
      'modbus',
      'asteriskAmi',
      'asteriskAri',
    ]
    for (const choice of choices) {
      const key = choiceKey(choice) as keyof typeof english
      expect([choice, english[key]]).not.toEqual([choice, choice])
      if ([...alike, 'en', 'he'].includes(choice)) expect(hebrew[key]).toBe(english[key])
      else expect([choice, hebrew[key]]).toEqual([choice, expect.stringMatching(/[א-ת]/)])
    }
  })

  it('explain no choice by what the program calls it', () => {
    const ofProgram = (key: (typeof settingKeys)[number]) => {
      const entry = entryOf(key)
      const codes =
        entry.type === 'choice' ? entry.choices.filter((one) => !common.includes(one)) : []
      return codes.filter((code) =>
        [entry.help, settingHelps[key]].some((help) =>
          new RegExp(`(^|[ .;])${code}[ :,;]`).test(help),
        ),
      )
    }
    expect(settingKeys.flatMap((key) => ofProgram(key).map((code) => [key, code]))).toEqual([])
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

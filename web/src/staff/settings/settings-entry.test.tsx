// @vitest-environment happy-dom
import { keptEntries, refusedEntries } from '@mikvah/contract/test/settings-entry.ts'
import type { SettingKey } from '@mikvah/rules/settings/catalogue.ts'
import { withDefaults } from '@mikvah/rules/settings/with-defaults.ts'
import { type Language, languages } from '@mikvah/rules/words/language.ts'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { setServerClock } from '../../talk/clock.ts'
import { aFewTurns } from '../../test/a-few-turns.ts'
import { live, serveCalls } from '../../test/live.tsx'
import { SettingsScreen } from './SettingsScreen.tsx'

const pairs = () => Object.entries(withDefaults({})).map(([Key, Value]) => ({ Key, Value }))

async function open(language: Language, refusal: object = {}) {
  setServerClock('2026-11-24T20:00:20-05:00')
  const asked = serveCalls({
    settings: () => ({ body: pairs() }),
    audit: () => ({ body: { rows: [], next: null } }),
    writeSetting: () => ({
      status: 400,
      body: { success: false, code: 'invalid-setting', errorMessage: '', ...refusal },
    }),
  })
  await live(<SettingsScreen />, {
    areas: ['office', 'settings', 'desk'],
    at: '/admin/settings?group=durations',
    language,
  })
  await screen.findByLabelText(/^(Shower|מקלחת)$/)
  await screen.findByRole('searchbox')
  return asked
}

const rowOf = (key: SettingKey): HTMLElement => {
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: key } })
  const row = document.querySelector<HTMLElement>(`[data-setting="${key}"]`)
  if (!row) throw new Error(`There is no row of ${key}.`)
  return row
}
const typeAt = (key: SettingKey, value: string) => {
  const input = rowOf(key).querySelector('input, textarea')
  if (!input) throw new Error(`${key} takes no text.`)
  fireEvent.change(input, { target: { value } })
}
/** What is said beside a setting as wrong with it. */
const wrongAt = (key: SettingKey) => rowOf(key).querySelector('[id$="-error"]')?.textContent

describe.each(languages)('what an administrator enters, in %s', (language) => {
  it('is called wrong in the sentence that the call would answer, and goes nowhere', async () => {
    const asked = await open(language)
    for (const { rule, key, given, says } of refusedEntries) {
      typeAt(key, given)
      expect(wrongAt(key), rule).toBe(says[language])
    }
    const form = screen.getByRole('searchbox').closest('form') ?? document.querySelector('form')
    fireEvent.submit(form as HTMLFormElement)
    await aFewTurns()
    expect(asked.filter(({ name }) => name === 'writeSetting')).toEqual([])
  })

  it('is kept where its rule gives it a meaning, which stands beside it', async () => {
    await open(language)
    for (const { rule, key, given, says } of keptEntries) {
      typeAt(key, given)
      expect(wrongAt(key), rule).toBe('')
      expect(rowOf(key).textContent, rule).toContain(says[language])
    }
  })

  it('is shown wrong as the call answered, each at its own place', async () => {
    const [first, second] = ['currency', 'countryCode'] as const
    const saidOf = (wanted: SettingKey) =>
      refusedEntries.find(({ key }) => key === wanted)?.says[language] ?? ''
    await open(language, {
      errors: [
        { path: 'settings.0.value', message: saidOf(second) },
        { path: 'settings.2.value', message: saidOf(first) },
      ],
    })
    typeAt(first, 'ILS')
    typeAt('lateGraceMinutes', '7')
    typeAt(second, 'il')
    fireEvent.click(screen.getByRole('button', { name: /^(Save 3|שמירת 3)/ }))
    await expect.poll(() => wrongAt(first)).toBe(saidOf(second))
    expect(wrongAt('lateGraceMinutes')).toBe('')
    expect(wrongAt(second)).toBe(saidOf(first))
  })
})

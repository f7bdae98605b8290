// @vitest-environment happy-dom
import type { SettingEntry } from '@mikvah/rules/settings/entry.ts'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { live } from '../../test/live.tsx'
import { SettingRow } from './SettingRow.tsx'
import type { Setting } from './setting.ts'

const minutes = { type: 'int', standard: '30', min: 5, max: 90, unit: 'minutes' }
const secret = { type: 'secret', standard: '' }
const text = { type: 'text', standard: '', maxLength: 300 }

type Given = { value?: string; typed?: string; error?: string }
async function shown(entry: object, { value = '30', typed, error }: Given = {}) {
  const onType = vi.fn()
  const setting = { key: 'a', group: 'durations', entry: entry as SettingEntry, value }
  await live(
    <SettingRow
      setting={setting as unknown as Setting}
      words={{ label: 'Shower', help: 'How long one takes.' }}
      typed={typed}
      error={error ?? null}
      onType={onType}
    />,
    { areas: ['office', 'settings'] },
  )
  const row = document.querySelector('[data-setting]') as HTMLElement
  const said = (row.textContent ?? '').replace(/[\u2066-\u2069]/g, '')
  const field = screen.getByLabelText<HTMLInputElement>('Shower')
  const about = (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => (document.getElementById(id)?.textContent ?? '').replace(/[\u2066-\u2069]/g, ''))
  return { said, field, about, onType, row }
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const offers = (name: string) => screen.queryByRole('button', { name }) !== null

describe('one setting', () => {
  it('as it came says what it may be, and nothing of a default', async () => {
    const { said, field, about } = await shown(minutes)
    expect(field.value).toBe('30')
    expect(field.getAttribute('aria-invalid')).toBeNull()
    expect(about).toEqual([expect.stringMatching(/^How long one takes\. 5 to 90$/)])
    for (const word of ['Changed', 'Not saved', 'Default', 'Not yet'])
      expect(said).not.toContain(word)
    expect(offers('Restore')).toBe(false)
  })

  it('that was changed says so, with its default, which is typed again by a tap', async () => {
    const { said, onType } = await shown(minutes, { value: '45' })
    expect(said).toContain('Changed')
    expect(said).not.toContain('Not saved')
    expect(said).toMatch(/Default 30/)
    press('Restore')
    expect(onType.mock.calls).toEqual([['30']])
  })

  it('that is typed is not saved yet; one typed as its default has nothing to restore', async () => {
    const { said, field } = await shown(minutes, { value: '45', typed: '30' })
    expect(field.value).toBe('30')
    expect(said).toContain('Not saved')
    expect(said).not.toContain('Changed')
    expect(said).toMatch(/Default 30/)
    expect(offers('Restore')).toBe(false)
  })

  it('typed otherwise than its default can be restored before it is saved', async () => {
    const { onType } = await shown(minutes, { typed: '60' })
    press('Restore')
    expect(onType.mock.calls).toEqual([['30']])
  })

  it('that is wrong is marked, and its field is described by what is wrong', async () => {
    const { field, about, row } = await shown(minutes, { typed: '3', error: 'At least 5.' })
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(about.at(-1)).toBe('At least 5.')
    expect(row.querySelector('[data-wrong]')).not.toBeNull()
  })

  it('that is right isn’t marked', async () => {
    const { row } = await shown(minutes)
    expect(row.querySelector('[data-wrong]')).toBeNull()
  })

  it.each([
    [1000, true],
    [1001, false],
  ])('says how long a text of at most %i may be: %s', async (maxLength, says) => {
    const { said } = await shown({ ...text, maxLength }, { value: '' })
    expect(/At most 1,?00\d characters/.test(said)).toBe(says)
  })

  it('that nothing reads yet says so twice: at its name and in its help', async () => {
    const { said } = await shown({ ...minutes, notYet: true })
    expect(said).toContain('Not yet')
  })

  it.each([
    ['kept', '••••', {}, 'A secret is kept.', true],
    ['kept, and needed', '••••', { required: true }, 'A secret is kept.', false],
    ['none', '', {}, 'No secret is kept.', false],
  ])('that is a secret: %s', async (_, value, more, words, mayDelete) => {
    const { said, field, onType } = await shown({ ...secret, ...more }, { value })
    expect(field.value).toBe('')
    expect(said).toContain(words)
    expect(said).not.toContain('Default')
    expect(offers('Delete it')).toBe(mayDelete)
    if (!mayDelete) return
    press('Delete it')
    expect(onType.mock.calls).toEqual([['']])
  })

  it('that is a secret says nothing of the one that is kept while another is typed', async () => {
    const { said, field } = await shown(secret, { value: '••••', typed: 'sk_new' })
    expect(field.value).toBe('sk_new')
    expect(said).not.toContain('secret is kept')
    expect(said).toContain('Not saved')
  })
})

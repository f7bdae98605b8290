// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { live, refused, said, serveCalls } from '../../test/live.tsx'
import { TextsScreen } from './TextsScreen.tsx'

const wording = (standard: string, own: string | null = null) => ({ standard, own })
const answer = [
  {
    ...{ key: 'homeLead', area: 'home', description: '' },
    ...{ en: wording('Welcome'), he: wording('ברוכות הבאות') },
  },
  {
    ...{ key: 'homeHours', area: 'home', description: '' },
    ...{ en: wording('Hours', 'Our hours'), he: wording('שעות') },
  },
  {
    ...{ key: 'noticeReserved', area: 'notices', description: 'Sent at once' },
    ...{ en: wording('See you {{date}}'), he: wording('להתראות {{date}}') },
  },
]

const open = async (how: object = {}, answers: Parameters<typeof serveCalls>[0] = {}) => {
  const asked = serveCalls({
    texts: () => ({ body: answer }),
    merchandise: () => ({
      body: [
        { item: 'Comb', itemHe: '', description: '', descriptionHe: '', price: 4, active: true },
      ],
    }),
    membershipLevels: () => ({ body: [] }),
    settings: () => ({
      body: [
        { Key: 'mikvahName', Value: 'Mayim' },
        { Key: 'mikvahNameHe', Value: '' },
      ],
    }),
    setLanguageText: () => said(null),
    setLanguageDescription: () => said(null),
    ...answers,
  })
  await live(<TextsScreen />, {
    areas: ['office', 'content', 'text-areas', 'desk'],
    at: '/admin/texts',
    ...how,
  })
  await screen.findByRole('button', { name: /homeLead/ })
  const sent = (name: string) =>
    asked
      .filter((one) => one.name === name)
      .map(({ path }) => Object.fromEntries(new URL(path, 'http://x').searchParams))
  return { sent }
}
const keys = () => [...document.querySelectorAll('li button code')].map((one) => one.textContent)
const search = (value: string) =>
  fireEvent.change(screen.getByRole('searchbox'), { target: { value } })
const edit = async (key: string) => {
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(key) }))
  return within(await screen.findByRole('dialog'))
}

describe('the texts', () => {
  it('stand side by side, those that only one language rewords marked', async () => {
    await open()
    const row = screen.getByRole('button', { name: /homeHours/ })
    expect(row.textContent).toBe('homeHoursHebrew not rewordedOur hoursשעות')
    expect(keys()).toEqual(['homeLead', 'homeHours'])
    fireEvent.click(screen.getByRole('radio', { name: 'Missing in one language' }))
    expect(keys()).toEqual(['homeHours'])
  })

  it.each([
    ['en', ['Every part', 'Home page', 'Text messages and e-mails to patrons']],
    ['he', ['כל החלקים', 'דף הבית', 'הודעות ודוא״ל למבקרות']],
  ] as const)('stand by parts that have a name, in %s', async (language, names) => {
    await open({ language })
    const parts = screen.getByLabelText(/^(Part of the product|חלק של המוצר)$/)
    expect([...parts.querySelectorAll('option')].map((one) => one.textContent)).toEqual(names)
    fireEvent.change(parts, { target: { value: 'notices' } })
    expect(keys()).toEqual(['noticeReserved'])
  })

  it('are found in every part, in either language, by their standard words too', async () => {
    await open()
    search('להתראות')
    expect(keys()).toEqual(['noticeReserved'])
    search('hours')
    expect(keys()).toEqual(['homeHours'])
    search('nothing at all')
    expect(screen.getByText('No text fits.')).toBeTruthy()
  })

  it('are reworded with a preview; only what changed is sent', async () => {
    const { sent } = await open()
    search('noticeReserved')
    const at = await edit('noticeReserved')
    const english = at.getByLabelText('English')
    fireEvent.change(english, { target: { value: 'Until {{date}}!' } })
    expect(at.getByText('Until 24.11.2026!')).toBeTruthy()
    fireEvent.change(at.getByLabelText(/What it is for/), { target: { value: 'By text' } })
    fireEvent.click(at.getByRole('button', { name: 'Save' }))
    await screen.findByText('The text is saved.')
    expect(sent('setLanguageText')).toEqual([
      { language: 'en', key: 'noticeReserved', value: 'Until {{date}}!' },
    ])
    expect(sent('setLanguageDescription')).toEqual([
      { key: 'noticeReserved', description: 'By text' },
    ])
  })

  it('with braces that nothing fills in aren’t sent; the standard one is brought back as none of its own', async () => {
    const { sent } = await open()
    const at = await edit('homeHours')
    fireEvent.change(at.getByLabelText('Hebrew'), { target: { value: '{{when}}' } })
    expect(at.getByText(/Nothing fills in/)).toBeTruthy()
    fireEvent.click(at.getByRole('button', { name: 'Save' }))
    expect(sent('setLanguageText')).toEqual([])
    for (const button of at.getAllByRole('button', { name: 'Back to the standard text' }))
      fireEvent.click(button)
    fireEvent.click(at.getByRole('button', { name: 'Save' }))
    await screen.findByText('The text is saved.')
    expect(sent('setLanguageText')).toEqual([{ language: 'en', key: 'homeHours', value: '' }])
  })

  it.each([
    ['words', 'setLanguageText', /^English/],
    ['purpose', 'setLanguageDescription', /What it is for/],
  ] as const)('whose %s couldn’t be saved stay open and say why', async (_, call, label) => {
    await open({}, { [call]: () => refused() })
    search('noticeReserved')
    const at = await edit('noticeReserved')
    fireEvent.change(at.getByLabelText(label), { target: { value: 'Until {{date}}!' } })
    fireEvent.click(at.getByRole('button', { name: 'Save' }))
    expect((await at.findByRole('alert')).textContent).toContain('Not just now.')
    expect(at.getByLabelText(label)).toHaveProperty('value', 'Until {{date}}!')
  })

  it('say which blanks of the standard text are left out', async () => {
    await open()
    search('noticeReserved')
    const at = await edit('noticeReserved')
    expect(at.queryByText(/^Left out/)).toBeNull()
    fireEvent.change(at.getByLabelText('English'), { target: { value: 'See you' } })
    const code = [...document.querySelectorAll('p code[dir=ltr]')].map((one) => one.textContent)
    expect(code.join()).toContain('date')
  })

  it('name what stands in one language only elsewhere, with the way there', async () => {
    await open()
    const link = await screen.findByRole('link', { name: 'Comb' })
    expect(link.getAttribute('href')).toBe('/admin/merchandise')
    expect((await screen.findByRole('link', { name: 'mikvahName' })).getAttribute('href')).toBe(
      '/admin/settings',
    )
  })
})

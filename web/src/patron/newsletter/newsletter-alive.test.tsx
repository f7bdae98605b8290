// @vitest-environment happy-dom
import { words } from '@mikvah/contract/words/all.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { live, serveCalls } from '../../test/live.tsx'
import { NewsletterScreen } from './NewsletterScreen.tsx'

const issues = ['kislev', 'cheshvan', 'tishrei'].map((month) => `/files/${month}.pdf`)

it.each(['en', 'he'] as const)(
  'in %s each earlier issue is folded, and fetched when its fold is opened',
  async (language) => {
    serveCalls({ newsletter: () => ({ body: issues }) })
    const { container } = await live(<NewsletterScreen />, { areas: ['newsletter'], language })
    await screen.findByRole('heading', { name: words[language].newsletterEarlier })
    const papers = () =>
      [...container.querySelectorAll('iframe')].map((paper) => paper.getAttribute('src'))
    const folds = [...container.querySelectorAll('details')]
    expect(folds.map(({ open, textContent }) => [open, textContent])).toEqual([
      [false, expect.stringMatching(/cheshvan/i)],
      [false, expect.stringMatching(/tishrei/i)],
    ])
    expect(papers(), 'the latest alone').toEqual(['/files/kislev.pdf'])
    const [, second] = folds
    if (!second) throw new Error('There is no second fold.')
    second.open = true
    await act(async () => fireEvent(second, new Event('toggle')))
    expect(papers()).toEqual(['/files/kislev.pdf', '/files/tishrei.pdf'])
    expect(second.querySelector('iframe')?.getAttribute('src')).toBe('/files/tishrei.pdf')
    expect(second.querySelector('a[download]')?.getAttribute('href')).toBe('/files/tishrei.pdf')
  },
)

// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { live, said, serveCalls } from '../../test/live.tsx'
import { presentLanguage } from '../../words/texts.ts'
import { loadWords } from '../../words/words.ts'
import { LanguageChoice } from './LanguageChoice.tsx'

const late = Promise.withResolvers<void>()
vi.mock(import('../../words/together/hers-he.ts'), async (load) => {
  await late.promise
  return load()
})

it('a language tapped twice before its words have come is written once, and the other one after it', async () => {
  const asked = serveCalls({ changeUser: () => said({}) })
  const written = () => asked.map(({ body }) => (body as [{ value: string }])[0].value)
  await live(<LanguageChoice />, { areas: ['pages'], at: '/language' })
  await loadWords('pages')
  const hebrew = screen.getByRole('radio', { name: 'עברית' }) as HTMLInputElement
  fireEvent.click(hebrew)
  await waitFor(() => expect(written()).toEqual(['he']))
  // The server knows it, and the page is still in English.
  await new Promise((turn) => setTimeout(turn))
  expect(presentLanguage()).toBe('en')
  fireEvent.click(hebrew)
  late.resolve()
  await waitFor(() => expect(hebrew.checked).toBe(true))
  fireEvent.click(screen.getByRole('radio', { name: 'English' }))
  await waitFor(() => expect(written().at(-1)).toBe('en'))
  expect(written()).toEqual(['he', 'en'])
})

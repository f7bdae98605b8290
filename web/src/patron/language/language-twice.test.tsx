// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { live, said, serveCalls } from '../../test/live.tsx'
import { changeLanguage } from '../../words/words.ts'
import { LanguageChoice } from './LanguageChoice.tsx'

vi.mock(import('../../words/words.ts'), async (load) => {
  const words = await load()
  return { ...words, changeLanguage: vi.fn(words.changeLanguage) }
})

it('a language tapped twice before its words have come is written once, and the other one after it', async () => {
  const asked = serveCalls({ changeUser: () => said({}) })
  const written = () => asked.map(({ body }) => (body as [{ value: string }])[0].value)
  await live(<LanguageChoice />, { areas: ['pages'], at: '/language' })
  const words = Promise.withResolvers<void>()
  const change = vi.mocked(changeLanguage).getMockImplementation()
  vi.mocked(changeLanguage).mockImplementationOnce(async (language) => {
    await words.promise
    return change?.(language)
  })
  const hebrew = screen.getByRole('radio', { name: 'עברית' }) as HTMLInputElement
  fireEvent.click(hebrew)
  await waitFor(() => expect(written()).toEqual(['he']))
  // The server knows it, and the page is still in English.
  await new Promise((turn) => setTimeout(turn))
  fireEvent.click(hebrew)
  words.resolve()
  await waitFor(() => expect(hebrew.checked).toBe(true))
  fireEvent.click(screen.getByRole('radio', { name: 'English' }))
  await waitFor(() => expect(written().at(-1)).toBe('en'))
  expect(written()).toEqual(['he', 'en'])
})

it('a language whose words were lost on the way can be asked for again', async () => {
  const asked = serveCalls({ changeUser: () => said({}) })
  await live(<LanguageChoice />, { areas: ['pages'], at: '/language' })
  vi.mocked(changeLanguage).mockRejectedValueOnce(new Error('lost'))
  const hebrew = screen.getByRole('radio', { name: 'עברית' }) as HTMLInputElement
  fireEvent.click(hebrew)
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(hebrew.checked).toBe(false)
  fireEvent.click(hebrew)
  await waitFor(() => expect(hebrew.checked).toBe(true))
})

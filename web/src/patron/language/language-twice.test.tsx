// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { expect, it, vi } from 'vitest'
import { live, said, serveCalls } from '../../test/live.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'

it('a language tapped twice before its words have come is written once, and the other one after it', async () => {
  const asked = serveCalls({ changeUser: () => said({}) })
  const written = () => asked.map(({ body }) => (body as [{ value: string }])[0].value)
  await live(<LanguageChoice />, { areas: ['pages'], at: '/language' })
  const words = Promise.withResolvers<void>()
  const change = i18next.changeLanguage.bind(i18next)
  const slow = vi.spyOn(i18next, 'changeLanguage').mockImplementationOnce(async (language) => {
    await words.promise
    return change(language)
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
  slow.mockRestore()
})

it('a language whose words were lost on the way can be asked for again', async () => {
  const asked = serveCalls({ changeUser: () => said({}) })
  await live(<LanguageChoice />, { areas: ['pages'], at: '/language' })
  const lost = vi.spyOn(i18next, 'changeLanguage').mockRejectedValueOnce(new Error('lost'))
  const hebrew = screen.getByRole('radio', { name: 'עברית' }) as HTMLInputElement
  fireEvent.click(hebrew)
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(hebrew.checked).toBe(false)
  fireEvent.click(hebrew)
  await waitFor(() => expect(hebrew.checked).toBe(true))
  lost.mockRestore()
})

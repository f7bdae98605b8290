// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { live, said, serveCalls } from '../../test/live.tsx'
import { loadWords } from '../../words/words.ts'
import { LanguageChoice } from './LanguageChoice.tsx'

let lost = 0
vi.mock(import('../../words/together/house-he.ts'), async (load) => {
  lost += 1
  if (lost === 1) throw new Error('lost')
  return load()
})

it('a language whose words were lost on the way can be asked for again', async () => {
  const asked = serveCalls({ changeUser: () => said({}) })
  await live(<LanguageChoice />, { areas: ['pages'], at: '/language' })
  await loadWords('shell')
  const hebrew = screen.getByRole('radio', { name: 'עברית' }) as HTMLInputElement
  fireEvent.click(hebrew)
  await waitFor(() => expect(asked).toHaveLength(1))
  await waitFor(() => expect(lost).toBe(1))
  await waitFor(() => expect(hebrew.checked).toBe(false))
  fireEvent.click(hebrew)
  await waitFor(() => expect(hebrew.checked).toBe(true))
  expect(await screen.findByText('שפה')).toBeTruthy()
})

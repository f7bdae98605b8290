// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { live } from '../test/live.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'

it('keeps the focus when the language changes under it', async () => {
  await live(<LanguageSwitch />)
  const button = await screen.findByRole('button', { name: 'עברית' })
  button.focus()
  fireEvent.click(button)
  await waitFor(() => expect(screen.getByRole('button').textContent).toBe('English'))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'English' }))
})

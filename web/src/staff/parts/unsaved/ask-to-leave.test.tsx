// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { live } from '../../../test/live.tsx'
import { AskToLeave } from './AskToLeave.tsx'
import { useUnsaved } from './unsaved.ts'

function Page() {
  const [typed, setTyped] = useState('')
  useUnsaved(typed !== '')
  return (
    <>
      <input aria-label="Phone" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <AskToLeave />
    </>
  )
}

it('the first key pressed in a field leaves the page standing and the field in hand', async () => {
  await live(<Page />, { areas: ['desk'], at: '/receptionist/supplies' })
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' })
  field.focus()
  fireEvent.change(field, { target: { value: '7' } })
  // A page that waits is hidden by React, and a browser takes the focus off what is hidden.
  expect(field.style.display).toBe('')
  expect(screen.getByRole('textbox', { name: 'Phone' })).toBe(document.activeElement)
})

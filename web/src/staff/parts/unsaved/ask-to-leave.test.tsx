// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { live } from '../../../test/live.tsx'
import { AskToLeave } from './AskToLeave.tsx'
import { TypedModal } from './TypedModal.tsx'
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

it('who stays with what was typed in a dialog has it as it was, and is asked again', async () => {
  const onClose = vi.fn()
  await live(
    <TypedModal open onClose={onClose} title="A note">
      <input aria-label="Note" />
    </TypedModal>,
    { areas: ['desk'], at: '/receptionist' },
  )
  const question = () => screen.queryByRole('dialog', { name: 'Leave without saving?' })
  const close = () => {
    const note = screen.getByRole('dialog', { name: 'A note' })
    fireEvent.click(within(note).getByRole('button', { name: 'Close' }))
  }
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'By phone' } })
  for (const _ of ['once', 'twice']) {
    close()
    fireEvent.click(screen.getByRole('button', { name: 'Go on writing' }))
    expect(question()).toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('By phone')
  }
  expect(onClose).not.toHaveBeenCalled()
  close()
  fireEvent.click(screen.getByRole('button', { name: 'Leave without saving' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

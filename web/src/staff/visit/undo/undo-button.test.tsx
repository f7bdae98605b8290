// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { noteWrite } from '../../../talk/tell.ts'
import { visit } from '../../../test/answers.ts'
import { live } from '../../../test/live.tsx'
import { keepMoved } from '../just-moved.ts'
import { UndoButton } from './UndoButton.tsx'

const at = {
  page: () => document.body,
  'a tick': () => screen.getByRole('checkbox'),
  'a field': () => screen.getByRole('textbox'),
}

async function open({ busy = false, dialog = false } = {}) {
  const undo = vi.fn()
  keepMoved(visit)
  await live(
    <>
      <input aria-label="Name" />
      <input type="checkbox" aria-label="Tick" />
      <UndoButton left={42} busy={busy} onUndo={undo}>
        Undo
      </UndoButton>
      <dialog open={dialog}>A question</dialog>
    </>,
  )
  return undo
}

const z = { key: 'z', code: 'KeyZ' }
it.each([
  ['Ctrl+Z', 'page', { ...z, ctrlKey: true }, 1],
  ['Cmd+Z', 'page', { ...z, metaKey: true }, 1],
  ['Ctrl+Z with capitals', 'page', { ...z, key: 'Z', ctrlKey: true }, 1],
  ['Ctrl+Z on a Hebrew keyboard', 'page', { key: 'ז', code: 'KeyZ', ctrlKey: true }, 1],
  ['Ctrl+Z at a tick', 'a tick', { ...z, ctrlKey: true }, 1],
  ['Ctrl+Z in a field', 'a field', { ...z, ctrlKey: true }, 0],
  ['a bare z', 'page', z, 0],
  ['Ctrl+Shift+Z, which does again', 'page', { ...z, ctrlKey: true, shiftKey: true }, 0],
  ['Ctrl+Alt+Z', 'page', { ...z, ctrlKey: true, altKey: true }, 0],
  ['a key that is held down', 'page', { ...z, ctrlKey: true, repeat: true }, 0],
  ['Ctrl+Y', 'page', { key: 'y', code: 'KeyY', ctrlKey: true }, 0],
  ['Ctrl+Y on a German keyboard', 'page', { key: 'y', code: 'KeyZ', ctrlKey: true }, 0],
] as const)('%s undoes %#', async (_, place, key, times) => {
  const undo = await open()
  fireEvent.keyDown(at[place](), key)
  expect(undo).toHaveBeenCalledTimes(times)
})

it('is behind a question of the dialog that it stands in', async () => {
  const undo = vi.fn()
  keepMoved(visit)
  const question = (open: boolean) => (
    <dialog open>
      <UndoButton left={42} busy={false} onUndo={undo}>
        Undo
      </UndoButton>
      <dialog open={open}>A question</dialog>
    </dialog>
  )
  const press = () => fireEvent.keyDown(document.body, { ...z, ctrlKey: true })
  await live(question(true))
  press()
  expect(undo).not.toHaveBeenCalled()
  document.querySelector('dialog dialog')?.removeAttribute('open')
  press()
  expect(undo).toHaveBeenCalledOnce()
})

it('undoes by the key nothing older than what this desk did last', async () => {
  const undo = await open()
  act(noteWrite)
  fireEvent.keyDown(document.body, { ...z, ctrlKey: true })
  expect(undo).not.toHaveBeenCalled()
  const button = screen.getByRole('button', { name: /^Undo/ })
  expect(button.getAttribute('aria-keyshortcuts')).toBeNull()
  fireEvent.click(button)
  expect(undo).toHaveBeenCalledOnce()
})

it.each([
  ['behind a dialog', { dialog: true }],
  ['while it is being undone', { busy: true }],
])('nothing is undone by the key %s', async (_, how) => {
  const undo = await open(how)
  fireEvent.keyDown(document.body, { ...z, ctrlKey: true })
  expect(undo).not.toHaveBeenCalled()
})

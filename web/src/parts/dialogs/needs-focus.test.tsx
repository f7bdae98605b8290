// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { live, serveCalls } from '../../test/live.tsx'
import { resizing } from '../../test/resizing.ts'
import { Modal } from './Modal.tsx'

let resized: () => void
const high = { scrollHeight: 900, clientHeight: 300 }

beforeEach(() => {
  resized = resizing()
  serveCalls({})
  for (const size of ['scrollHeight', 'clientHeight'] as const)
    vi.spyOn(HTMLElement.prototype, size, 'get').mockImplementation(() => high[size])
})
afterEach(() => {
  high.scrollHeight = 900
  vi.restoreAllMocks()
})

async function shown(held: React.ReactNode) {
  await live(
    <Modal open title="What it comes to" onClose={() => {}}>
      {held}
    </Modal>,
  )
  resized()
  return screen.queryByRole('group', { name: 'What it comes to' })?.getAttribute('tabindex')
}

it('a dialog of words alone that is longer than the window can be scrolled by keys', async () => {
  expect(await shown(<p>Twenty lines.</p>)).toBe('0')
})

it('has no stop for Tab where all of it is seen', async () => {
  high.scrollHeight = 300
  expect(await shown(<p>One line.</p>)).toBeUndefined()
})

it('nor where something in it takes the focus', async () => {
  expect(await shown(<button type="button">Pay</button>)).toBeUndefined()
})

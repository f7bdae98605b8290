// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { live } from '../test/live.tsx'
import { waitFor } from '../test/wait-for.ts'
import { useAwake } from './use-awake.ts'

function Lit() {
  useAwake()
  return null
}

it('the screen is asked to stay lit, again when it is seen again, and is let go of in the end', async () => {
  const locks: { released: boolean; release: () => void }[] = []
  const request = vi.fn(async () => {
    const lock = {
      released: false,
      release: () => {
        lock.released = true
      },
    }
    locks.push(lock)
    return lock
  })
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true })
  const see = (state: 'visible' | 'hidden') =>
    act(async () => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
  await see('visible')
  const page = await live(<Lit />)
  await waitFor(() => expect(locks).toHaveLength(1))
  // The browser lets go of it with the page that is hidden.
  locks[0]?.release()
  await see('hidden')
  expect(locks).toHaveLength(1)
  await see('visible')
  expect(locks).toHaveLength(2)
  page.unmount()
  expect(locks[1]?.released).toBe(true)
})

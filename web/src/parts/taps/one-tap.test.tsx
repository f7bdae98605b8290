// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { live } from '../../test/live.tsx'
import { Button } from '../Button.tsx'
import { stopSecondTaps } from './second-taps.ts'

it('a button that stays hears the second tap of a finger no more than that of a mouse', async () => {
  stopSecondTaps(document)
  const heard = vi.fn()
  await live(<Button onClick={heard}>On</Button>)
  const on = screen.getByRole('button', { name: 'On' })
  on.getClientRects = () => ({ length: 1 }) as DOMRectList
  const tap = (at: number) => {
    const how = { bubbles: true, cancelable: true, detail: 1, pointerType: 'touch' }
    const event = new PointerEvent('click', how)
    Object.defineProperty(event, 'timeStamp', { value: at })
    on.dispatchEvent(event)
  }
  tap(10_000)
  tap(10_150)
  expect(heard).toHaveBeenCalledTimes(1)
  tap(11_000)
  expect(heard).toHaveBeenCalledTimes(2)
})

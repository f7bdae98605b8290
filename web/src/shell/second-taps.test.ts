// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { stopSecondTaps } from './second-taps.ts'

const tapped = vi.fn()
const tap = (on: Element, detail: number) =>
  on.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))

/** Nothing is laid out here. */
const stands = (element: Element, boxes = 1) => {
  element.getClientRects = () => ({ length: boxes }) as DOMRectList
}

stopSecondTaps(document)

let dialog: HTMLElement
let below: HTMLElement
beforeEach(() => {
  document.body.innerHTML =
    '<button id="sure">Yes</button><button id="below">Send me texts</button>'
  dialog = document.querySelector('#sure') as HTMLElement
  below = document.querySelector('#below') as HTMLElement
  stands(dialog)
  below.addEventListener('click', tapped)
  tapped.mockClear()
})

it('the second of a double tap never falls through what has gone', () => {
  tap(dialog, 1)
  dialog.remove()
  tap(below, 2)
  expect(tapped).not.toHaveBeenCalled()
})

it('nor through what was closed', () => {
  tap(dialog, 1)
  stands(dialog, 0)
  tap(below, 2)
  expect(tapped).not.toHaveBeenCalled()
})

it('a tap of its own reaches what stands there', () => {
  tap(dialog, 1)
  dialog.remove()
  tap(below, 1)
  expect(tapped).toHaveBeenCalledOnce()
})

it('two taps on one thing that stays reach it both', () => {
  stands(below)
  tap(below, 1)
  tap(below, 2)
  expect(tapped).toHaveBeenCalledTimes(2)
})

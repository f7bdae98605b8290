// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { stopSecondTaps } from './second-taps.ts'

const tapped = vi.fn()
/** Nothing is laid out here. */
const stands = (element: Element, boxes = 1) => {
  element.getClientRects = () => ({ length: boxes }) as DOMRectList
}
const tap = (on: Element, at: number, { x = 100, detail = 1 } = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail, clientX: x })
  Object.defineProperty(event, 'timeStamp', { value: at })
  on.dispatchEvent(event)
}

stopSecondTaps(document)

let sure: Element
let below: Element
let now = 0
beforeEach(() => {
  now += 10_000
  document.body.innerHTML = '<button id="sure">Yes</button><button id="below">Text me</button>'
  const found = [...document.querySelectorAll('button')]
  if (!found[0] || !found[1]) throw new Error('Nothing stands there.')
  ;[sure, below] = [found[0], found[1]]
  stands(sure)
  stands(below)
  below.addEventListener('click', tapped)
  tapped.mockClear()
})

it('the second of a double tap never falls through what has gone', () => {
  tap(sure, now)
  sure.remove()
  tap(below, now + 400)
  expect(tapped).not.toHaveBeenCalled()
})

it('nor through what was closed', () => {
  tap(sure, now)
  stands(sure, 0)
  tap(below, now + 400, { detail: 2 })
  expect(tapped).not.toHaveBeenCalled()
})

it.each([
  ['a second later', { at: 1000 }],
  ['elsewhere', { at: 200, x: 300 }],
  ['of a key', { at: 200, detail: 0 }],
])('a tap of its own reaches what stands there: %s', (_, { at, ...how }) => {
  tap(sure, now)
  sure.remove()
  tap(below, now + at, how)
  expect(tapped).toHaveBeenCalledOnce()
})

it('two taps on one thing that stays reach it both', () => {
  tap(below, now)
  tap(below, now + 100, { detail: 2 })
  expect(tapped).toHaveBeenCalledTimes(2)
})

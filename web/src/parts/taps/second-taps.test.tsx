// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { isSecondTap, stopSecondTaps } from './second-taps.ts'

const tapped = vi.fn()
/** Has an element be visible, or with `boxes` 0 not. The test’s document has no layout of its own. */
const stands = (element: Element, boxes = 1) => {
  element.getClientRects = () => ({ length: boxes }) as DOMRectList
}
const tap = (on: Element, at: number, { x = 100, detail = 1, by = 'touch' } = {}) => {
  const how = { bubbles: true, cancelable: true, detail, clientX: x, pointerType: by }
  const event = by ? new PointerEvent('click', how) : new MouseEvent('click', how)
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

it.each([
  ['of a finger', { at: 350 }],
  ['of who knows what', { at: 350, by: '' }],
  ['of a mouse, however slow its owner lets it be', { at: 900, by: 'mouse', detail: 2 }],
])('the second of a double tap never falls through what has gone: %s', (_, { at, ...how }) => {
  tap(sure, now)
  sure.remove()
  tap(below, now + at, how)
  expect(tapped).not.toHaveBeenCalled()
})

it('nor onto what came up over it', () => {
  tap(sure, now)
  document.body.insertAdjacentHTML('beforeend', '<dialog open><button>Home</button></dialog>')
  const within = document.querySelector('dialog button')
  if (!within) throw new Error('Nothing came up.')
  within.addEventListener('click', tapped)
  tap(within, now + 250)
  expect(tapped).not.toHaveBeenCalled()
  tap(within, now + 900)
  expect(tapped).toHaveBeenCalledOnce()
})

it('nor through what was closed', () => {
  tap(sure, now)
  stands(sure, 0)
  tap(below, now + 350)
  expect(tapped).not.toHaveBeenCalled()
})

it.each([
  ['half a second later', { at: 500 }],
  ['of a mouse that clicks anew', { at: 200, by: 'mouse' }],
  ['elsewhere', { at: 200, x: 300 }],
  ['of a key', { at: 200, detail: 0 }],
])('a tap of its own reaches what stands there: %s', (_, { at, ...how }) => {
  tap(sure, now)
  sure.remove()
  tap(below, now + at, how)
  expect(tapped).toHaveBeenCalledOnce()
})

it('a tap after something was typed reaches what stands there', () => {
  tap(sure, now)
  sure.remove()
  below.dispatchEvent(new InputEvent('input', { bubbles: true }))
  tap(below, now + 200)
  expect(tapped).toHaveBeenCalledOnce()
})

it('a second tap of a finger is known as one by whoever hears one tap alone', () => {
  const heard: boolean[] = []
  below.addEventListener('click', (event) => heard.push(isSecondTap(event as MouseEvent)))
  tap(below, now)
  tap(below, now + 150)
  tap(below, now + 900)
  tap(below, now + 1000, { by: 'mouse', detail: 2 })
  expect(heard).toEqual([false, true, false, true])
})

it('two taps on one thing that stays reach it both', () => {
  tap(below, now)
  tap(below, now + 100, { detail: 2 })
  expect(tapped).toHaveBeenCalledTimes(2)
})

// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { pressEarlyTap } from './early-tap.ts'

const pressed: string[] = []
beforeEach(() => {
  pressed.length = 0
  delete document.documentElement.dataset.tapped
  document.body.innerHTML =
    '<button>Aside</button><header><button>Menu</button><a>Home</a><button>עברית</button></header>'
  for (const button of document.querySelectorAll('button'))
    button.onclick = () => pressed.push(button.innerText)
})

it.each([
  ['0', ['Menu']],
  ['1', ['עברית']],
  ['2', []],
  [undefined, []],
])('presses the header’s button %s once, and notes nothing any more', (tapped, wanted) => {
  if (tapped) document.documentElement.dataset.tapped = tapped
  pressEarlyTap(document)
  pressEarlyTap(document)
  expect(pressed).toEqual(wanted)
  expect(document.documentElement.dataset.tapped).toBe('no')
})

import { expect, it } from 'vitest'
import { wishIn } from './stop-words.ts'

it.each([
  ['STOP', 'stop'],
  [' Stop. ', 'stop'],
  ['"stop"', 'stop'],
  ['הסר', 'stop'],
  ['start', 'start'],
  ['UNSTOP!', 'start'],
  ['Please stop by at eight', null],
  ['I will start at nine', null],
  ['', null],
])('"%s" asks for %s', (text, wish) => {
  expect(wishIn(text)).toBe(wish)
})

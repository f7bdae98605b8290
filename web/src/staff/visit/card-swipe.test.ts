import { expect, it } from 'vitest'
import { cardReader } from './card-swipe.ts'

const typed = (keys: readonly (readonly [key: string, at: number])[]) => {
  const read = cardReader()
  return keys.map(([key, at]) => read(key, at)).findLast((code) => code !== null) ?? null
}
const each = (text: string, gap: number, from = 0) =>
  [...text].map((key, nth) => [key, from + nth * gap] as const)

it('a card is read whole and ends with Enter', () => {
  expect(typed([...each('77120', 8), ['Enter', 48]])).toBe('77120')
})

it('keys exactly 50 ms apart belong together, and 51 ms begin anew', () => {
  expect(typed([...each('12', 50), ['Enter', 100]])).toBe('12')
  expect(
    typed([
      ['1', 0],
      ['2', 51],
      ['Enter', 60],
    ]),
  ).toBe('2')
})

it('what a hand types is no card, nor is Enter alone', () => {
  expect(typed([...each('1234', 120), ['Enter', 600]])).toBeNull()
  expect(typed([['Enter', 0]])).toBeNull()
})

it('keys that write nothing are left out', () => {
  expect(
    typed([
      ['Shift', 0],
      ['A', 5],
      ['Tab', 8],
      ['1', 12],
      ['Enter', 16],
    ]),
  ).toBe('A1')
})

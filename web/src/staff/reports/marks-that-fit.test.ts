import { expect, it } from 'vitest'
import { marksThatFit } from './marks-that-fit.ts'

const pesach = ['', 'Pesach', '', '', 'Shavuos', '']

it.each([
  ['where both have room both stand', 30, pesach],
  ['where they would meet the first does', 15, ['', 'Pesach', '', '', '', '']],
  ['before the width is known all do', Number.POSITIVE_INFINITY, pesach],
])('%s', (_, bar, shown) => {
  expect(marksThatFit(pesach, { bar, letter: 7 })).toEqual(shown)
})

it('one that found no room takes none from the next', () => {
  const marks = ['Pesach', 'Shavuos', '', '', 'Sukkos']
  expect(marksThatFit(marks, { bar: 16, letter: 7 })).toEqual(['Pesach', '', '', '', 'Sukkos'])
})

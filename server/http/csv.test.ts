import { expect, it } from 'vitest'
import { csvCell, csvLine } from './csv.ts'

it.each(['=1+1', '+1', '-1', '@sum', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠a'])(
  'a text that a spreadsheet could take for a formula is marked as text: %j',
  (text) => {
    expect(csvCell(text).replace(/^"/, '')).toBe(`'${text}${/[\r\n]/.test(text) ? '"' : ''}`)
  },
)

it('what only looks like one is left alone: our own numbers, and signs inside a text', () => {
  expect(csvLine([-5, 0.5, true, null, 'a=b', ''])).toBe('-5,0.5,true,,a=b,\r\n')
})

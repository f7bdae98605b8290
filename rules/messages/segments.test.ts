import { describe, expect, it } from 'vitest'
import { plainText, segmentsOf } from './segments.ts'

describe('what a text message costs', () => {
  it.each([
    ['nothing', '', 'gsm', 0, 1],
    ['160 plain letters', 'a'.repeat(160), 'gsm', 160, 1],
    ['161 plain letters', 'a'.repeat(161), 'gsm', 161, 2],
    ['as much as two parts hold', 'a'.repeat(306), 'gsm', 306, 2],
    ['one more', 'a'.repeat(307), 'gsm', 307, 3],
    ['letters after the escape, twice', '€[]{}~^|\\', 'gsm', 18, 1],
    ['80 of them', '€'.repeat(80), 'gsm', 160, 1],
    [
      'one that would be torn between parts',
      `${'a'.repeat(152)}€${'a'.repeat(151)}`,
      'gsm',
      305,
      2,
    ],
    [
      'one that is torn nowhere but costs a part',
      `${'a'.repeat(152)}€${'a'.repeat(152)}`,
      'gsm',
      306,
      3,
    ],
    ['a keyboard’s quotes and dots, as they are sent', `’…${'a'.repeat(156)}`, 'gsm', 160, 1],
    ['letters of Europe', 'äöüÄÖÜßéèàñÑ¿¡', 'gsm', 14, 1],
    ['a letter of Europe that GSM has not', 'ç', 'unicode', 1, 1],
    ['70 Hebrew letters', 'א'.repeat(70), 'unicode', 70, 1],
    ['71 Hebrew letters', 'א'.repeat(71), 'unicode', 71, 2],
    ['as much as two Hebrew parts hold', 'א'.repeat(134), 'unicode', 134, 2],
    ['one Hebrew letter more', 'א'.repeat(135), 'unicode', 135, 3],
    ['one Hebrew letter among many others', `${'a'.repeat(70)}א`, 'unicode', 71, 2],
    ['pairs, which count twice', '😀'.repeat(35), 'unicode', 70, 1],
    ['a pair that would be torn', `${'א'.repeat(66)}😀${'א'.repeat(66)}`, 'unicode', 134, 3],
  ])('%s', (_, text, alphabet, units, segments) => {
    expect(segmentsOf(text)).toMatchObject({ alphabet, units, segments })
  })
})

it.each([
  ['', 160],
  ['a'.repeat(161), 306],
  ['א', 70],
  ['א'.repeat(135), 201],
])('%j has room for %i units in its parts', (text, room) => {
  expect(segmentsOf(text).room).toBe(room)
})

it('writes quotes and dashes plainly where that keeps a text cheap, and leaves Hebrew as it is', () => {
  expect(plainText('We’re open – “tonight”…')).toBe('We\'re open - "tonight"...')
  expect(plainText('פתוח – “הערב”')).toBe('פתוח – “הערב”')
})

import { expect, it } from 'vitest'
import { visit } from '../../test/answers.ts'
import { matchesSearch, namedFirst } from './search.ts'
import { asksForPerson } from './use-found.ts'

const hers = { ...visit, waitingCode: '417', room: { id: 7, number: '7' } }
const nobody = new Set<string>()

it.each([
  ['', true],
  ['  ', true],
  ['4821', true],
  ['48', true],
  ['417', true],
  ['7', true],
  ['21', false],
  ['weil', false],
])('“%s” finds a visit by its codes and its room: %s', (text, is) => {
  expect(matchesSearch(hers, { text, found: nobody })).toBe(is)
})

it('whom the server found by phone or name stands out', () => {
  expect(matchesSearch(hers, { text: 'weil', found: new Set(['r1']) })).toBe(true)
})

it('until it is known who was found, or when that failed, nobody stands back as if she were not meant', () => {
  expect(matchesSearch(hers, { text: 'weil', found: null })).toBe(true)
})

it.each([
  ['we', true],
  ['חנ', true],
  ['201555', true],
  ['(201) 55', true],
  ['4821', false],
  ['w', false],
])('the server is asked for people only, not for codes: “%s” %s', (text, is) => {
  expect(asksForPerson(text)).toBe(is)
})

it('whose whole code was typed is before those whose phone number holds its digits', () => {
  const others = [
    { reservationCode: '1786', waitingCode: null },
    { reservationCode: '5025', waitingCode: null },
    { reservationCode: '9999', waitingCode: '417' },
  ]
  const firstFor = (text: string) => namedFirst(others, { text, found: null })[0]
  expect(firstFor('5025 ')?.reservationCode).toBe('5025')
  expect(firstFor('417')?.reservationCode).toBe('9999')
  expect(firstFor('50')?.reservationCode).toBe('1786')
})

it('who is in the room of the typed number is before those whose code begins with it', () => {
  const others = [
    { reservationCode: '7716', waitingCode: '702', room: { number: '3' } },
    { reservationCode: '4821', waitingCode: null, room: { number: '7a' } },
    { reservationCode: '3310', waitingCode: null, room: { number: '7' } },
  ]
  const firstFor = (text: string) => namedFirst(others, { text, found: null })[0]?.reservationCode
  expect(['7', '7A', '702'].map(firstFor)).toEqual(['3310', '4821', '7716'])
})

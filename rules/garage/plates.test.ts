import { describe, expect, it } from 'vitest'
import { onlyRemoves, plateOf, platesAfter, platesOf, platesText } from './plates.ts'

describe('a plate', () => {
  it.each([
    ['abc 123', 'ABC 123'],
    ['  d12   bbk ', 'D12 BBK'],
    ['12-345-67', '12-345-67'],
    ['12 – 345—67', '12-345-67'],
    ['ＡＢ１２', 'AB12'],
    ['אב 12', 'אב 12'],
    ['1A', '1A'],
    ['1234567890', '1234567890'],
    ['1', null],
    ['12345678901', null],
    ['', null],
    ['- -', null],
    ['AB|CD', null],
    ['AB_CD', null],
    ['A\u202eB', null],
    ['AB.CD', null],
  ])('typed as %j is kept as %j', (typed, kept) => expect(plateOf(typed)).toBe(kept))

  it('is one of several, joined by a bar', () => {
    expect(platesOf(' ABC-123 || XYZ 789 ')).toEqual(['ABC-123', 'XYZ 789'])
    expect(platesOf(null)).toEqual([])
    expect(platesText(['ABC-123', 'XYZ 789'])).toBe('ABC-123|XYZ 789')
    expect(platesText([])).toBeNull()
  })

  it('may be taken away however it is spaced, and none be put in its place', () => {
    expect(onlyRemoves(['ABC-123', 'X1'], ['abc 123'])).toBe(true)
    expect(onlyRemoves(['ABC-123'], [])).toBe(true)
    expect(onlyRemoves(['ABC-123'], ['ABC-124'])).toBe(false)
  })
})

describe('an approved plate', () => {
  it.each([
    ['replace', ['A1', 'B2'], 'C3', ['C3']],
    ['replace', [], 'C3', ['C3']],
    ['add', ['A1', 'B2'], 'C3', ['A1', 'B2', 'C3']],
    ['add', [], 'C3', ['C3']],
    ['add', ['A 1', 'B2'], 'A-1', ['B2', 'A-1']],
    ['add', ['A1', 'A2', 'A3', 'A4'], 'A5', ['A1', 'A2', 'A3', 'A4', 'A5']],
    ['add', ['A1', 'A2', 'A3', 'A4', 'A5'], 'A6', null],
    ['add', ['A1', 'A2', 'A3', 'A4', 'A5'], 'A 5', ['A1', 'A2', 'A3', 'A4', 'A 5']],
    ['replace', ['A1', 'A2', 'A3', 'A4', 'A5'], 'A6', ['A6']],
  ] as const)('to %s %j by %s makes %j', (way, held, plate, after) =>
    expect(platesAfter(held, plate, way)).toEqual(after),
  )
})

import { expect, it } from 'vitest'
import { sameThings } from './same-things.ts'

const of = (reservationId: string, more: object = {}) => ({ reservationId, ...more })
const copyOf = <T>(one: T): T => structuredClone(one)

it('what is told once more is the same object', () => {
  const board = { upcoming: [of('a', { room: { id: 1 } }), of('b')], here: [], note: null }
  expect(sameThings(board, copyOf(board))).toBe(board)
})

it('who moves up in a list because somebody left it stays the same object', () => {
  const [a, b, c] = [of('a'), of('b', { history: [{ at: 1 }] }), of('c')]
  const after = sameThings([a, b, c], copyOf([b, c])) as object[]
  expect([after[0] === b, after[1] === c, after.length]).toEqual([true, true, 2])
})

it('what has changed is told, and what stands in it unchanged stays', () => {
  const visit = of('a', { status: 'Prep', room: { id: 7, number: '7' } })
  const after = sameThings(visit, copyOf({ ...visit, status: 'Done' })) as typeof visit
  expect(after).toEqual({ ...visit, status: 'Done' })
  expect((after as Record<string, unknown>).room).toBe((visit as Record<string, unknown>).room)
})

it.each([
  ['a field that is gone', { a: 1, b: 2 }, { a: 1 }],
  ['a field that has come', { a: 1 }, { a: 1, b: undefined }],
  ['another order', [of('a'), of('b')], [of('b'), of('a')]],
  ['a list without ids', [1, 2], [2, 1]],
  ['a list in place of a thing', { 0: 'a' }, ['a']],
  ['nothing in place of a thing', { a: 1 }, null],
])('%s is told', (_, before, after) => {
  expect(sameThings(before, after)).toEqual(after)
  expect(sameThings(before, after)).not.toBe(before)
})

import { expect, it } from 'vitest'
import { newId } from './ids.ts'

it('an id is twenty characters, another each time, and never the beginning of a formula', () => {
  const drawn = Array.from({ length: 5000 }, newId)
  expect(new Set(drawn).size).toBe(drawn.length)
  expect(drawn.filter((id) => !/^\w[\w-]{19}$/.test(id))).toEqual([])
})

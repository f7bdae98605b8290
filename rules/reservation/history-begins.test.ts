import { expect, it } from 'vitest'
import { historyBegins } from './history-begins.ts'

it('looks back to the first day of 2019', () => {
  expect(historyBegins).toBe('2019-01-01')
})

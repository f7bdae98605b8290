import { expect, it } from 'vitest'
import { saidOf } from './said-of.ts'

const message = { to: '17325550601', text: '482913 is your code.' }

it('neither a key, nor the code, nor her phone is in what a provider said', () => {
  const words = 'Bearer abcd-efgh may not send\n  "482913 is your code." to 17325550601'
  expect(saidOf(words, ['abcd-efgh'], message)).toBe(
    'Bearer [hidden] may not send "[hidden] is your code." to [hidden]',
  )
})

it('a page in place of an answer is cut', () => {
  expect(saidOf('<p>no</p>'.repeat(200), [], message)).toHaveLength(300)
})

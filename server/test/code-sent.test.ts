import { expect, it } from 'vitest'
import { codeIn } from './code-sent.ts'

const code = { id: '2', text: 'Your code is 482915.' }
const before = { id: '1', text: 'Your code is 111222.' }
const after = { id: '3', text: 'You are expected on 26 November at 20:00.' }

it('a code is found under what she is told after it, and one from before is not taken for it', async () => {
  const answer = [[before], [before], [after, before], [after, code, before]]
  expect(await codeIn(async () => answer.shift() ?? [], [before])).toBe('482915')
})

// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { keepSession, presentSession, type Session } from '../../../talk/session.ts'
import { live } from '../../../test/live.tsx'
import { choiceOf, keepChoice } from './choice-of-way.ts'
import { nothingChosen } from './chosen.ts'

it('is of one booking alone, and of her who made it', async () => {
  await live(null)
  const choice = { date: '2026-11-25', chosen: { ...nothingChosen, parking: true } }
  keepChoice('this', choice)
  expect(choiceOf('this')).toEqual(choice)
  expect([choiceOf('another'), choiceOf(undefined)]).toEqual([undefined, undefined])
  keepSession({ ...(presentSession() as Session), userId: 'u2' })
  expect(choiceOf('this')).toBeUndefined()
})

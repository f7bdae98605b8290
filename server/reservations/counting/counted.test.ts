import { minutes } from '@mikvah/rules/time/ms.ts'
import { expect, it } from 'vitest'
import { storedVisitOf } from './counted.ts'

it('a stored visit takes its place for the whole minutes from its start to its end', () => {
  const row = { startsAt: minutes(60), endsAt: minutes(105) }
  const { minutes: taken } = storedVisitOf(row as Parameters<typeof storedVisitOf>[0])
  expect(taken).toBe(45)
})

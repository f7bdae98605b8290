import { expect, it } from 'vitest'
import { occasionOf } from './occasion.ts'

it.each([
  [null, 'contact', null],
  [{ drawer: true }, 'contact', null],
  [{ handicapped: true, date: '2026-11-25' }, 'accessible', '2026-11-25'],
  [{ handicapped: true, date: 'tomorrow' }, 'accessible', null],
  [{ refund: true, date: '2026-11-25' }, 'refund', '2026-11-25'],
])('%j is about %s on %s', (state, kind, date) => {
  expect(occasionOf(state)).toEqual({ kind, date })
})

it('is told by the query as well', () => {
  const search = new URLSearchParams({ handicapped: 'true', date: '2026-11-25' })
  expect(occasionOf(null, search)).toEqual({ kind: 'accessible', date: '2026-11-25' })
  expect(occasionOf(null, new URLSearchParams('refund=false')).kind).toBe('contact')
})

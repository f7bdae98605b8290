import { describe, expect, it } from 'vitest'
import { doorMoveOf } from './door-events.ts'

const now = 1_000_000
const visit = (status: 'Assigned' | 'Prep' | 'ReadyForMikvah' | 'Dressing' | 'InMikvah') => ({
  status,
  statusSince: now - 60_000,
})
const opens = (door: 'dry' | 'wet', ageMs = 0) => ({ door, open: true, ageMs })

describe('a door', () => {
  it.each([
    ['dry', 'Assigned', 'Prep'],
    ['dry', 'Prep', null],
    ['dry', 'Dressing', 'Done'],
    ['dry', 'ReadyForMikvah', null],
    ['wet', 'ReadyForMikvah', 'ToMikvah'],
    ['wet', 'Assigned', null],
    ['wet', 'InMikvah', null],
  ] as const)('the %s one takes who is in %s to %s', (door, status, to) => {
    expect(doorMoveOf(opens(door), visit(status), now)).toBe(to)
    expect(doorMoveOf({ ...opens(door), open: false }, visit(status), now)).toBeNull()
  })

  it('moves nobody by old news', () => {
    expect(doorMoveOf(opens('dry', 15_000), visit('Assigned'), now)).toBe('Prep')
    expect(doorMoveOf(opens('dry', 15_001), visit('Assigned'), now)).toBeNull()
    const justNow = { ...visit('Assigned'), statusSince: now - 5000 }
    expect(doorMoveOf(opens('dry', 5000), justNow, now)).toBe('Prep')
    expect(doorMoveOf(opens('dry', 5001), justNow, now)).toBeNull()
  })
})

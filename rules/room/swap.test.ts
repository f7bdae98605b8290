import { expect, it } from 'vitest'
import { statusGroups } from '../reservation/statuses.ts'
import { leftBySwap } from './swap.ts'

it('a room left by a swap is as the other was, unless she has begun to prepare in it', () => {
  expect(leftBySwap('Assigned', 'Ready')).toBe('Ready')
  expect(leftBySwap('Assigned', 'Offline')).toBe('Offline')
  for (const status of statusGroups.inRoom.filter((one) => one !== 'Assigned'))
    expect(leftBySwap(status, 'Ready')).toBe('NeedsCleaning')
})

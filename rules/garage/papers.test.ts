import { expect, it } from 'vitest'
import { reservationStatuses } from '../reservation/statuses.ts'
import { judgePapers } from './papers.ts'

it('papers are sent from a Reserved visit with parking, and from no other', () => {
  for (const status of reservationStatuses) {
    const reserved = status === 'Reserved'
    expect([status, judgePapers({ status, parking: true }).allowed]).toEqual([status, reserved])
    expect(judgePapers({ status, parking: false })).toEqual({
      allowed: false,
      because: reserved ? 'garage-no-parking' : 'papers-not-reserved',
    })
  }
})

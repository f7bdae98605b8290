import { describe, expect, it } from 'vitest'
import { judgeCancel } from './cancel.ts'
import { reservationStatuses } from './statuses.ts'

const today = '2026-05-12'
const tonight = { status: 'Reserved', night: today, paymentOpen: false } as const

describe('a cancel', () => {
  it.each([
    ['patron', ['Pending', 'Reserved']],
    ['reception', ['Pending', 'Reserved', 'Waiting']],
  ] as const)('by %s is for %j', (by, expected) => {
    const cancelable = reservationStatuses.filter(
      (status) => judgeCancel({ ...tonight, status }, { by, today }).allowed,
    )
    expect(cancelable).toEqual(expected)
  })

  it.each([
    ['tonight', tonight, 'patron', 'allowed'],
    ['for a later night', { ...tonight, night: '2026-05-17' }, 'patron', 'allowed'],
    ['once her night has passed', { ...tonight, night: '2026-05-11' }, 'patron', 'cancel-past-day'],
    ['of a past night at the desk', { ...tonight, night: '2026-05-11' }, 'reception', 'allowed'],
    ['while she pays', { ...tonight, paymentOpen: true }, 'patron', 'payment-in-progress'],
    [
      'while she pays, at the desk',
      { ...tonight, paymentOpen: true },
      'reception',
      'payment-in-progress',
    ],
  ] as const)('%s by $2: $3', (_, visit, by, expected) => {
    const verdict = judgeCancel(visit, { by, today })
    expect(verdict.allowed ? 'allowed' : verdict.because).toBe(expected)
  })

  it('names the status that stands in its way', () => {
    expect(judgeCancel({ ...tonight, status: 'Done' }, { by: 'patron', today })).toEqual({
      allowed: false,
      because: 'move-refused',
      from: 'Done',
      to: 'Canceled',
    })
  })
})

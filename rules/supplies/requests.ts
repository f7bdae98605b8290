import { allowed, refused, type Verdict } from '../verdict.ts'

export const supplyStatuses = ['open', 'complete', 'canceled'] as const
export type SupplyStatus = (typeof supplyStatuses)[number]

/** What is asked for besides things: that somebody comes, or rings the room. */
export const calls = { isAttendantRequest: 'attendant', isCallRequest: 'call' } as const

export const supplyRefusals = ['supply-ended'] as const

/** A request ends once; to end it the same way again changes nothing. */
export const judgeSupply = (
  status: SupplyStatus,
  to: 'complete' | 'canceled',
): Verdict<(typeof supplyRefusals)[number]> =>
  status === 'open' || status === to ? allowed : refused('supply-ended')

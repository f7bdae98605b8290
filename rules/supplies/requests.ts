import { allowed, refused, type Verdict } from '../verdict.ts'

export const supplyStatuses = ['open', 'complete', 'canceled'] as const
export type SupplyStatus = (typeof supplyStatuses)[number]

/** What a room may ask for besides things: that somebody comes, or calls. */
export const calls = { isAttendantRequest: 'attendant', isCallRequest: 'call' } as const

export const supplyRefusals = ['supply-ended'] as const

/** Whether a request may be ended so: it ends once, and ending it again the same way changes nothing. */
export const judgeSupply = (
  status: SupplyStatus,
  to: 'complete' | 'canceled',
): Verdict<(typeof supplyRefusals)[number]> =>
  status === 'open' || status === to ? allowed : refused('supply-ended')

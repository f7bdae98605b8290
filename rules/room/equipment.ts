import type { VisitFlags } from '../reservation/visit-flags.ts'

/** What a room may have that a visit may need. */
export const equipment = ['bath', 'handicapped', 'privateRoom', 'kallah'] as const
export type Equipment = (typeof equipment)[number]
export type Equipped = Readonly<Record<Equipment, boolean>>

/** Whether a room has all that a visit needs; it may have more. */
export const hasNeeded = (room: Equipped, visit: Pick<VisitFlags, Equipment>): boolean =>
  equipment.every((one) => room[one] || !visit[one])

/**
 * How many pieces of the room's equipment she wouldn't use: of two rooms that serve her, the one with fewer is given.
 */
export const toSpare = (room: Equipped, visit: Pick<VisitFlags, Equipment>): number =>
  equipment.filter((one) => room[one] && !visit[one]).length

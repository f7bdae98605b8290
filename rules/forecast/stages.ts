import { statusesInRoom } from '../reservation/statuses.ts'

/** The statuses of an evening that take their time. How long she waits for a room or the water follows from the others. */
export const stages = ['Waiting', ...statusesInRoom] as const
export type Stage = (typeof stages)[number]

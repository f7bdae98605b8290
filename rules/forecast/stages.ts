import { statusesInRoom } from '../reservation/statuses.ts'

/**
 * The statuses whose length is drawn; of Waiting and ReadyForMikvah only the time that she needs herself. How much
 * longer she waits for a room or for the water follows from the stays of the others.
 */
export const stages = ['Waiting', ...statusesInRoom] as const
export type Stage = (typeof stages)[number]

import type { Contract } from '@mikvah/contract/contract.ts'

/** The reception's board, without its outlook. */
export type Board = Omit<Contract['listReception']['answer'], 'outlook'>
/** A visit with the fields that the account that is signed in may see; the others are missing. */
export type VisitSeen = Board['waiting'][number]
/**
 * The water as `listReady` answers: who is ready, in the order of turns, who is on the way, in it or coming back, how
 * many pools there are, and whether the zman gate is open.
 */
export type ReadyView = Contract['listReady']['answer']
/** A room, as `rooms` answers. */
export type RoomView = Contract['rooms']['answer'][number]

/** An event, as in the contract. Which fields it has depends on the role. */
export type LiveEvent = Contract['events']['answer']

/**
 * The visit that a `reservation` event is about; null for any other event, and for the waiting area, which is only sent
 * codes.
 */
export const visitOfEvent = (event: LiveEvent): VisitSeen | null =>
  event.event === 'reservation' && 'reservationId' in event.data ? event.data : null

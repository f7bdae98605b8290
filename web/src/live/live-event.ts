import type { Contract } from '@mikvah/contract/contract.ts'

export type Board = Omit<Contract['listReception']['answer'], 'outlook'>
/** A visit as the screens of the house are told it. */
export type VisitSeen = Board['waiting'][number]
export type ReadyView = Contract['listReady']['answer']
export type RoomView = Contract['rooms']['answer'][number]

/** What happened, as the contract has it. Which of its fields are there is for the role to say. */
export type LiveEvent = Contract['events']['answer']

/** The visit that something happened to; none for the waiting area, which is told a code alone. */
export const visitOfEvent = (event: LiveEvent): VisitSeen | null =>
  event.event === 'reservation' && 'reservationId' in event.data ? event.data : null

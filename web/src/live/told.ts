import type { Contract } from '@mikvah/contract/contract.ts'
import type { SupplyChanged } from '@mikvah/contract/supplies.ts'

export type Board = Omit<Contract['listReception']['answer'], 'outlook'>
/** A visit as the screens of the house are told it. */
export type VisitSeen = Board['waiting'][number]
export type ReadyTold = Contract['listReady']['answer']
export type RoomTold = Contract['rooms']['answer'][number]

/** What happened, by the names of the contract's events. Which of their fields are there is for the role to say. */
export type Told =
  | { event: 'hello'; data: { now: string; version: string } }
  | {
      event: 'resync' | 'settings' | 'reload' | 'locks' | 'papers' | 'devices' | 'cubicles'
      data: object
    }
  | { event: 'reservation'; data: VisitSeen }
  | { event: 'room'; data: RoomTold }
  | { event: 'supply'; data: SupplyChanged }

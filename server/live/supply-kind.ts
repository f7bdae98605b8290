import type { SupplyChanged } from '@mikvah/contract/supplies.ts'
import { readChangedSupplies } from '../rooms/views/supplies-view.ts'
import type { Kind } from './kind.ts'

/** The event that a request of a room was made, fulfilled or canceled. */
export const supplyKind: Kind<'supply', SupplyChanged> = {
  heardBy: ['desk', 'attendant', 'room'],
  read: readChangedSupplies,
  shape: (supply, { audience, room }) =>
    audience === 'room' && supply.room.id !== room ? null : supply,
}

import type { SupplyChanged } from '@mikvah/contract/supplies.ts'
import { tellChangedSupplies } from '../rooms/telling/supplies-told.ts'
import type { Kind } from './kind.ts'

/** Something was asked for from a room, brought, or isn't wanted any more. */
export const supplyKind: Kind<'supply', SupplyChanged> = {
  heardBy: ['desk', 'attendant', 'room'],
  read: tellChangedSupplies,
  shape: (told, { audience, room }) => (audience === 'room' && told.room.id !== room ? null : told),
}

import { type Audience, audiences } from '@mikvah/contract/who-sees.ts'
import type { Kind } from './kind.ts'
import { reloadKind } from './reload-kind.ts'
import { roomKind } from './room-kind.ts'
import { supplyKind } from './supply-kind.ts'
import { visitKind } from './visit-kind.ts'

const everyone = Object.keys(audiences) as Audience[]

/**
 * Every kind of event. A new one is an entry here, its shape in `contract/events.ts`, and a trigger on its table that
 * names it (migration live-events).
 */
export const kinds = {
  reservation: visitKind,
  room: roomKind,
  supply: supplyKind,
  settings: { heardBy: everyone, read: null, shape: () => ({}) },
  reload: reloadKind,
  locks: { heardBy: ['desk'], read: null, shape: () => ({}) },
  devices: { heardBy: ['desk'], read: null, shape: () => ({}) },
  cubicles: { heardBy: ['desk'], read: null, shape: () => ({}) },
  papers: { heardBy: ['desk'], read: null, shape: () => ({}) },
  /** So much has changed at once that it isn't told one by one. */
  resync: { heardBy: everyone, read: null, shape: () => 'resync' },
  /** Some tokens are no longer good: told to no screen, it has the relays look whose streams end. */
  accounts: { heardBy: [], read: null, shape: () => null },
} as const satisfies Record<string, Kind>

export type KindName = keyof typeof kinds

export const kindOf = (name: string): Kind | null =>
  Object.hasOwn(kinds, name) ? kinds[name as KindName] : null

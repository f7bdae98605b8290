import { everyone, type Kind } from './kind.ts'
import { reloadKind } from './reload-kind.ts'
import { roomKind } from './room-kind.ts'
import { supplyKind } from './supply-kind.ts'
import type { HeardEvent, UnheardEvent } from './table.ts'
import { visitKind } from './visit-kind.ts'

type Kinds = { [Name in HeardEvent]: Kind<Name> } & Record<UnheardEvent, null>

/**
 * Every kind of live event. To add an event, give it its shape in `contract/events.ts`, an entry here, its subject in
 * `add-event.ts`, what an open screen does with it in `web/src/live/on-message.ts`, and a trigger (a
 * new migration) if a table's change makes it; without any one of the first four the others don't compile. Which
 * answers it changes is said in `web/src/live/cache/reducers.ts`, and nothing asks for that: CONTRIBUTING.md, "A live
 * event".
 */
export const kinds: Kinds = {
  reservation: visitKind,
  room: roomKind,
  supply: supplyKind,
  settings: { heardBy: everyone, read: null, shape: () => ({}) },
  reload: reloadKind,
  locks: { heardBy: ['desk'], read: null, shape: () => ({}) },
  devices: { heardBy: ['desk'], read: null, shape: () => ({}) },
  cubicles: { heardBy: ['desk'], read: null, shape: () => ({}) },
  papers: { heardBy: ['desk'], read: null, shape: () => ({}) },
  opening: { heardBy: ['desk'], read: null, shape: () => ({}) },
  sent: { heardBy: ['desk'], read: null, shape: () => ({}) },
  /** Too much has changed at once to be sent one by one. */
  resync: { heardBy: everyone, read: null, shape: () => 'resync' },
  accounts: null,
}

/** The kind of that name; null for one that no screen hears, or that another version of the program has written. */
export const kindOf = (name: string): Kinds[HeardEvent] | null =>
  Object.hasOwn(kinds, name) ? kinds[name as keyof Kinds] : null

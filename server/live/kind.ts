import type { LiveEvent } from '@mikvah/contract/events.ts'
import { type Audience, audiences } from '@mikvah/contract/who-sees.ts'
import type { Tx } from '../db/database.ts'
import type { Telling } from '../reservations/views/visit-facts.ts'
import type { Listener } from './listener.ts'
import type { HeardEvent } from './table.ts'

/** All audiences that hear any events. */
export const everyone = Object.keys(audiences) as [Audience, ...Audience[]]

type DataOf<Name extends HeardEvent> = Extract<LiveEvent, { event: Name }>['data']

/** What a listener is sent of an event: its data, nothing, or to load its lists anew. */
export type Shaped<Name extends HeardEvent> = DataOf<Name> | 'resync' | null

/** A kind of event. `data` is what `read` gave for its subject when the event was numbered. */
export type Kind<Name extends HeardEvent, Read = unknown> = {
  /** At least one audience: an event that no screen hears doesn't compile. */
  heardBy: readonly [Audience, ...Audience[]]
  /** Reads the data of these subjects, by their ids; null for an event that has none. */
  read:
    | ((tx: Tx, telling: Telling, subjects: readonly string[]) => Promise<Map<string, Read>>)
    | null
  shape(data: Read, listener: Listener): Shaped<Name>
}

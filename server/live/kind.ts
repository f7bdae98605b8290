import type { LiveEvent } from '@mikvah/contract/events.ts'
import { type Audience, audiences } from '@mikvah/contract/who-sees.ts'
import type { Tx } from '../db/database.ts'
import type { Telling } from '../reservations/views/visit-facts.ts'
import type { Reader } from './reader.ts'
import type { HeardEvent } from './table.ts'

/** All whose screens are told anything. */
export const everyone = Object.keys(audiences) as [Audience, ...Audience[]]

type DataOf<Name extends HeardEvent> = Extract<LiveEvent, { event: Name }>['data']

/** What a reader is told, nothing, or to load its lists anew. */
export type Shaped<Name extends HeardEvent> = DataOf<Name> | 'resync' | null

/** A kind of event. `data` is what `read` gave for its subject when the event got its number. */
export type Kind<Name extends HeardEvent, Read = unknown> = {
  /** Somebody: an event that no screen hears doesn't compile. */
  heardBy: readonly [Audience, ...Audience[]]
  /** What there is to tell of these subjects, by their ids; null where it is said by its happening. */
  read:
    | ((tx: Tx, telling: Telling, subjects: readonly string[]) => Promise<Map<string, Read>>)
    | null
  shape(data: Read, reader: Reader): Shaped<Name>
}

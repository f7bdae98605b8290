import type { Audience } from '@mikvah/contract/who-sees.ts'
import type { Tx } from '../db/database.ts'
import type { Telling } from '../reservations/telling/patrons-view.ts'
import type { Reader } from './reader.ts'

/** What a reader is told, nothing, or to load its lists anew. */
export type Shaped = object | 'resync' | null

/** A kind of event. `told` is what `read` gave for its subject when the event got its number. */
export type Kind<Told = unknown> = {
  heardBy: readonly Audience[]
  /** What there is to tell of these subjects, by their ids; null where it is said by its happening. */
  read:
    | ((tx: Tx, telling: Telling, subjects: readonly string[]) => Promise<Map<string, Told>>)
    | null
  shape(told: Told, reader: Reader): Shaped
}

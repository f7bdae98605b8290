import { hours, type Ms } from '@mikvah/rules/time/ms.ts'

/**
 * How long to wait for a statement, in milliseconds, by what it is for (its timeout). The server ends a slow one by
 * itself a little earlier; a connection that is silent even then has died, and is given up.
 */
export const standardPatience = {
  /** For what any living server answers in a moment: health checks, the begin of a call, a rollback. */
  look: 2500,
  /** For a statement of a call, including its waits for locks. */
  call: 6500,
  /** For statements that read or delete much: reports, exports, imports, jobs over old rows. */
  long: 30_500,
  migration: hours(6),
  /** For making a new connection, until it can be used. */
  dial: 2500,
  /** For the wait for a free connection, or for a transaction's turn. */
  turn: 5000,
} as const satisfies Record<string, Ms>

/** A time limit, in milliseconds, for each purpose that `standardPatience` has. */
export type Patience = Record<keyof typeof standardPatience, Ms>
/** What a statement is for, which says how long it is waited for. */
export type Waits = Exclude<keyof Patience, 'dial' | 'turn'>

/** How much earlier than the program the server gives up. */
const earlier: Ms = 500

/** After how long the server itself ends a statement, given how long the program waits for it. */
export const atServer = (patience: Ms): Ms => Math.max(1, patience - earlier)

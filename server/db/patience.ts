import { hours, type Ms } from '@mikvah/rules/time/ms.ts'

/**
 * How long a statement is waited for, by what it is for. The server ends what takes longer by itself, a little before; a
 * line that is still silent then has died without a word, and is given up.
 */
export const standardPatience = {
  /** Answered in a moment by any server that is there: what every call begins with, health, a rollback. */
  look: 2500,
  /** A statement of a call, with what it waits for others. */
  call: 6500,
  /** What reads or lets go of much: reports, exports, lists taken over, jobs over old rows. */
  long: 30_500,
  migration: hours(6),
  /** A new line, until it may be asked. */
  dial: 2500,
  /** A connection that is free, and a transaction its turn. */
  turn: 5000,
} as const satisfies Record<string, Ms>

export type Patience = Record<keyof typeof standardPatience, Ms>
export type Waits = Exclude<keyof Patience, 'dial' | 'turn'>

/** By so much the server is earlier. */
const earlier: Ms = 500

/** After how long the server ends a statement itself. */
export const atServer = (patience: Ms): Ms => Math.max(1, patience - earlier)

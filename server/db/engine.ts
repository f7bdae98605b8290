import type { Waits } from './patience.ts'

/** The few words that both drivers are brought down to, so that everything above them is written once. */

/**
 * One statement for the database. `waits` is set where it may take more or less time than the connection allows by
 * default.
 */
export type Statement = { text: string; name?: string; rowMode?: 'array'; waits?: Waits }
/** Each row as an object by column names, or as a list with `rowMode`. `rowCount` is how many were read or written. */
export type DatabaseAnswer = { rows: unknown[]; rowCount: number | null; command?: string }
/** Runs a statement with its bound values `$1`, `$2`; of several in one text it gives the last one's answer. */
export type Run = (statement: Statement, params?: unknown[]) => Promise<DatabaseAnswer>

/** An open database as one of the two drivers gives it; `databaseOver` makes a `Database` of it. */
export type Engine = {
  kind: 'embedded' | 'postgres'
  durable: boolean
  /** Runs one statement on whichever connection is free. */
  run: Run
  /**
   * Holds a connection for `work`. The same connection always gives the same `Run`. After `discard` it isn't used
   * again.
   */
  hold<T>(work: (run: Run, discard: () => void) => Promise<T>, waits?: Waits): Promise<T>
  /** How many connections have been lost so far. After a loss the server may have been restored. */
  linesLost(): number
  /** How many wait for a connection now. */
  waiting(): number
  /**
   * Calls `heard` at each notification on a channel, and at each new connection; null where there is no other process.
   */
  listen: ((channel: string, heard: () => void) => () => Promise<void>) | null
  /**
   * Frees the space that dead rows take on the disk; null where the server does that by itself, or where nothing is
   * stored.
   */
  vacuum: (() => Promise<void>) | null
  /** Writes a copy of the database as it stands now into a new folder, where it can be opened; null for a server. */
  copyTo: ((folder: string) => Promise<void>) | null
  close(): Promise<void>
}

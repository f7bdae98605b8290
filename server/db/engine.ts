import type { Waits } from './patience.ts'

/** The few words that both drivers are brought down to, so that everything above them is written once. */

/**
 * One statement for the database. `waits` is set where it may take more or less time than the connection allows by
 * default.
 */
export type Statement = { text: string; name?: string; rowMode?: 'array'; waits?: Waits }
export type DatabaseAnswer = { rows: unknown[]; rowCount: number | null; command?: string }
export type Run = (statement: Statement, params?: unknown[]) => Promise<DatabaseAnswer>

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
  /** Hears what any process sends on a channel; null where there are no others. */
  listen: ((channel: string, heard: () => void) => () => Promise<void>) | null
  /** Frees the space that dead rows take on the disk; null where the server does that by itself, or where nothing is stored. */
  vacuum: (() => Promise<void>) | null
  /** Writes a copy of the database as it stands now into a new folder, where it can be opened; null for a server. */
  copyTo: ((folder: string) => Promise<void>) | null
  close(): Promise<void>
}

import type { Waits } from './patience.ts'

/** The words that both drivers are brought down to, so that everything above them is written once. */

/** `waits` where it is waited for otherwise than for what else its connection is asked. */
export type Statement = { text: string; name?: string; rowMode?: 'array'; waits?: Waits }
export type DatabaseAnswer = { rows: unknown[]; rowCount: number | null; command?: string }
export type Run = (statement: Statement, params?: unknown[]) => Promise<DatabaseAnswer>

export type Engine = {
  kind: 'embedded' | 'postgres'
  durable: boolean
  /** One statement, on whichever connection is free. */
  run: Run
  /**
   * A connection of one's own. The same connection hands over the same `Run` every time.
   * After `discard` nobody uses it again.
   */
  hold<T>(work: (run: Run, discard: () => void) => Promise<T>, waits?: Waits): Promise<T>
  /** How many connections have been lost so far: the server may have been put back by what it hadn't kept. */
  linesLost(): number
  /** How many wait for a connection now. */
  waiting(): number
  /** Hears what is said on a channel by whatever process. Null where there is no other. */
  listen: ((channel: string, heard: () => void) => () => Promise<void>) | null
  /** Takes back the room of dead rows. Null where the server does so by itself, or where there is nothing to keep. */
  vacuum: (() => Promise<void>) | null
  /** Lays a copy of the whole as it stands now into a new folder, to be opened there. Null where a server keeps it. */
  copyTo: ((folder: string) => Promise<void>) | null
  close(): Promise<void>
}

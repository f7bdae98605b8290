import { Socket } from 'node:net'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import pg from 'pg'

/**
 * A socket that sends all statements of one turn of the event loop in one packet: each packet wakes the server, which
 * costs more than writing it.
 */
export class BurstSocket extends Socket {
  override uncork(): void {
    process.nextTick(() => super.uncork())
  }
}

/** A client that connects within its own time limit; the pool's limit is for those who queue. */
export const dialledWithin = (dial: Ms) =>
  class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionTimeoutMillis: dial })
    }
  }

/** Ends a connection without a goodbye: whoever waits for its answers is told at once. */
export const cut = (client: pg.ClientBase): void =>
  void (client as pg.Client).connection.stream.destroy()

/** Waits for an answer, and gives the connection up when it doesn't come in time. */
export async function unlessSilent<T>(
  patience: Ms,
  giveUp: () => void,
  answer: Promise<T>,
): Promise<T> {
  let isSilent = true
  // When this process was asleep, what has come meanwhile is read before the connection is judged.
  const judge = () => setImmediate(() => isSilent && giveUp())
  const timer = setTimeout(judge, patience)
  try {
    return await answer
  } finally {
    isSilent = false
    clearTimeout(timer)
  }
}

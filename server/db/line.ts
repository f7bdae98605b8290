import { Socket } from 'node:net'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import pg from 'pg'

/** Statements asked for in one turn go out as one packet: each packet wakes the server, which costs more than to write it. */
export class BurstSocket extends Socket {
  override uncork(): void {
    process.nextTick(() => super.uncork())
  }
}

/** Dialled with a patience of its own, for the pool's is that of those who queue. */
export const dialledWithin = (dial: Ms) =>
  class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionTimeoutMillis: dial })
    }
  }

/** Ends a line without a goodbye: whoever waits for its answers is told at once that it is gone. */
export const cut = (client: pg.ClientBase): void =>
  void (client as pg.Client).connection.stream.destroy()

/** Gives a line up that leaves a question without its answer for so long. */
export async function unlessSilent<T>(
  patience: Ms,
  giveUp: () => void,
  answer: Promise<T>,
): Promise<T> {
  let isSilent = true
  // What came while this process slept is read before it is judged.
  const judge = () => setImmediate(() => isSilent && giveUp())
  const timer = setTimeout(judge, patience)
  try {
    return await answer
  } finally {
    isSilent = false
    clearTimeout(timer)
  }
}

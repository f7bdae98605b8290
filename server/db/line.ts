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

/**
 * A class of client for a pool that gives up a connection not made within `dial`; the pool's own limit then counts only
 * for those who wait for a free one.
 */
export const dialledWithin = (dial: Ms) =>
  class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionTimeoutMillis: dial })
    }
  }

/** Ends a connection without a goodbye: whoever waits for its answers is told at once. */
export const cut = (client: pg.ClientBase): void =>
  void (client as pg.Client).connection.stream.destroy()

/**
 * Waits for an answer, and calls `giveUp` when it doesn't come within `patience`: once that has cut the connection, the
 * answer fails by itself.
 */
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

/**
 * Whether a pooler at this address lends the server's connections by transaction, so that what is asked on one
 * connection is answered by changing processes of the server: two connections are opened and asked in turn. `look`
 * limits each connection and each question.
 */
export async function takesTurns(url: string, look: Ms): Promise<boolean> {
  const open = [1, 2].map(
    () =>
      new pg.Client({
        ...{ connectionString: url, application_name: 'mikvah' },
        ...{ connectionTimeoutMillis: look, query_timeout: look },
      }),
  )
  const [one, other] = open as [pg.Client, pg.Client]
  const serving = async (client: pg.Client): Promise<number> =>
    (await client.query('select pg_backend_pid() as pid')).rows[0].pid
  try {
    for (const client of open) client.on('error', () => {})
    await one.connect()
    const first = await serving(one)
    await other.connect()
    const second = await serving(other)
    if (first === second) return true
    for (let turn = 0; turn < 3; turn++) {
      await other.query('begin')
      if ((await serving(one)) !== first) return true
      await other.query('commit')
      if ((await serving(one)) !== first || (await serving(other)) !== second) return true
    }
    return false
  } finally {
    for (const client of open) cut(client)
  }
}

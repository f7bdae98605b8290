import { setTimeout as pause } from 'node:timers/promises'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import pg from 'pg'
import { within } from '../within.ts'
import type { Patience } from './patience.ts'

const retryAfter: Ms = 500
/** How often the connection is asked something, to notice when it has died silently. */
const askEvery: Ms = 2000

/**
 * Listens on a channel of PostgreSQL (pub/sub) with a connection of its own, and reconnects half a second after each
 * loss. `heard` is called at each notification and each new connection, as something may have been missed, and `lose`
 * at each loss. Gives the way to stop.
 */
export function listenOn(
  url: string,
  channel: string,
  { heard, lose, patience }: { heard: () => void; lose: () => void; patience: Patience },
): () => Promise<void> {
  const stopping = new AbortController()
  const listening = (async () => {
    while (!stopping.signal.aborted) {
      // Whatever ended the connection, and also where the server isn't there, it is tried again in a moment.
      await listenOnce(url, { channel, heard, lose, patience, stopping: stopping.signal }).catch(
        () => {},
      )
      await rest(retryAfter, stopping.signal)
    }
  })()
  return async () => {
    stopping.abort()
    await listening
  }
}

type Listening = {
  channel: string
  heard: () => void
  lose: () => void
  patience: Patience
  stopping: AbortSignal
}

async function listenOnce(
  url: string,
  { channel, heard, lose, patience: { dial, look }, stopping }: Listening,
): Promise<void> {
  const lost = new AbortController()
  const over = AbortSignal.any([stopping, lost.signal])
  const line = new pg.Client({
    connectionString: url,
    application_name: 'mikvah-live',
    connectionTimeoutMillis: dial,
    query_timeout: look,
    keepAlive: true,
  })
  line.on('error', () => lost.abort())
  line.on('end', () => lost.abort())
  lost.signal.addEventListener('abort', lose)
  line.on('notification', heard)
  try {
    await line.connect()
    await line.query(`listen ${line.escapeIdentifier(channel)}`)
    heard()
    while (!over.aborted) {
      await rest(askEvery, over)
      if (!over.aborted) await line.query('select 1').catch(() => lost.abort())
    }
  } finally {
    line.removeAllListeners('notification')
    if (stopping.aborted) await within(look, line.end())
    // A silent connection doesn't answer a farewell, so it is destroyed.
    line.connection.stream.destroy()
  }
}

const rest = (ms: Ms, signal: AbortSignal) =>
  pause(ms, undefined, { signal, ref: false }).catch(() => {})

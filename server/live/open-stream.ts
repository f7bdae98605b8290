import { instantTextOf } from '@mikvah/rules/time/local-text.ts'
import type { Parts } from '../request/parts.ts'
import { Refused, Unauthorized } from '../request/refused.ts'
import { type AccessToken, hasEnded } from '../sign-in/access-token.ts'
import { appVersion } from '../version.ts'
import { messageOf, resyncOf, textsOf } from './event.ts'
import { listenerOf } from './listener.ts'
import type { Relay } from './relay.ts'
import { countAfter, eventsAfter, isNumber } from './store.ts'
import { aStream, type Stream } from './stream.ts'

/** A screen that has missed more than this loads its lists anew, which is less work. */
const mostReplayed = 2000
const page = 100

/**
 * Admits a screen that is new, or comes back with the id it heard last. Gives a function that takes its connection and
 * sends it what it missed, and events from then on. Refuses an account that hears no events, a token that was revoked,
 * and any screen while too many are open.
 */
export async function openStream(
  parts: Parts,
  relay: Relay,
  asking: { token: AccessToken; lastEventId: string | null; bytes: number },
): Promise<(line: Parameters<Stream['begin']>[0]) => void> {
  const { token, lastEventId, bytes } = asking
  const listener = await listenerOf(parts.db.orm, token.caller)
  if (!listener) throw new Refused('role-missing')
  // Without the database no events can be sent, so the screen is refused here, while that is still possible.
  await relay.look()
  const from = await whereFrom(parts, relay, lastEventId)
  const stream = aStream({ listener, token }, bytes)
  relay.streams.admit(stream)
  const hello = await helloOf(parts, token).catch((error) => {
    relay.streams.leave(stream)
    throw error
  })
  return (line) => {
    stream.begin(line, () => relay.streams.leave(stream))
    stream.send(hello(from.id))
    if (from.resync) stream.send(resyncOf(from.id))
    replay(parts, relay, stream, from.id).catch((error) => {
      parts.log.warn({ err: error }, 'a screen could not be told what it missed')
      stream.end()
    })
  }
}

/**
 * The facts are read after the screen is admitted: a token revoked from here on ends its stream, and one revoked before
 * opens none.
 */
async function helloOf(parts: Parts, token: AccessToken): Promise<(id: number) => string> {
  const facts = await parts.facility.read()
  if (hasEnded(token, facts)) throw new Unauthorized()
  const now = instantTextOf(facts.now, facts.content.timeZone)
  return (id) => messageOf(id, 'hello', { now, version: appVersion() })
}

/**
 * Where to go on: at the id that the screen heard last, if everything after it is still stored; else here, with its
 * lists loaded anew.
 */
async function whereFrom(
  { db }: Parts,
  relay: Relay,
  lastEventId: string | null,
): Promise<{ id: number; resync: boolean }> {
  const here = relay.position()
  if (lastEventId === null) return { id: here, resync: false }
  const id = /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : Number.NaN
  if (id === here) return { id, resync: false }
  const isStored = id < here && (await isNumber(db.orm, id))
  const missed = isStored ? await countAfter(db.orm, { after: id, most: mostReplayed + 1 }) : 0
  return isStored && missed <= mostReplayed ? { id, resync: false } : { id: here, resync: true }
}

/** Sends a screen what it missed, as fast as it takes it, and from then on what happens. */
async function replay(parts: Parts, relay: Relay, stream: Stream, from: number): Promise<void> {
  let position = from
  while (position < relay.position()) {
    const upTo = relay.position()
    const rows = await eventsAfter(parts.db.orm, { after: position, upTo, most: page })
    for (const row of rows) {
      const text = textsOf(parts, row)(stream.listener)
      if (text !== null) stream.send(text)
      // The listener is waited for after each event, since a page of them may be more than a connection may hold back.
      if (!(await stream.drained())) return
    }
    position = rows.length < page ? upTo : (rows.at(-1)?.number ?? upTo)
  }
  relay.streams.goLive(stream)
}

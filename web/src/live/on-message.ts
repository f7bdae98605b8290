import type { QueryClient } from '@tanstack/react-query'
import type { AskedOf } from '../talk/ask.ts'
import { setServerClock } from '../talk/clock.ts'
import { applyToLoads } from './cache/load.ts'
import { liveQueryNames, reducerOf } from './cache/reducers.ts'
import type { LiveEvent, RoomView } from './live-event.ts'
import type { Message } from './messages.ts'

type LiveEventOf<Name extends LiveEvent['event']> = Extract<LiveEvent, { event: Name }>
type Act = (client: QueryClient, liveEvent: LiveEvent) => void

/** A load under way isn't begun again, because it takes in the events that come meanwhile (cache/load.ts). */
const anew = (client: QueryClient, queryKey: readonly unknown[]) =>
  client.invalidateQueries({ queryKey }, { cancelRefetch: false })

/**
 * The room as it is now. When a patron has left her room, the answer to that act still has her visit in it, although
 * the room is empty.
 */
const asItStands = (room: RoomView): RoomView =>
  room.status === 'Occupied' ? room : { ...room, reservation: null }

/** Applies an event, or an answer that says the same, to all cached answers of live reads and to loads under way. */
export const applyEvent: Act = (client, what) => {
  const liveEvent = what.event === 'room' ? { ...what, data: asItStands(what.data) } : what
  applyToLoads(liveEvent)
  for (const name of liveQueryNames) {
    for (const [queryKey, answer] of client.getQueriesData({ queryKey: [name] })) {
      if (answer === undefined) continue
      const keep = reducerOf(name, queryKey[1] as AskedOf<typeof name>)
      const after = keep(answer as Parameters<typeof keep>[0], liveEvent)
      if (after === 'reload') anew(client, queryKey)
      else if (after !== answer) client.setQueryData(queryKey, after)
    }
  }
}

/**
 * Refetches every live list, the board too: at the first event a page hears, when a new night begins, after an act
 * while the live connection is down, and on `resync`, which the server sends where a reconnect can't be replayed (too
 * many events missed, or deleted) and where too much changed at once. Loads under way start over.
 */
export const loadAllAnew = (client: QueryClient) => {
  applyToLoads({ event: 'resync', data: {} })
  for (const name of liveQueryNames) anew(client, [name])
}

const acts: {
  [Name in LiveEvent['event']]: (client: QueryClient, liveEvent: LiveEventOf<Name>) => void
} = {
  hello: (client, { data: { now, version } }) => {
    setServerClock(now)
    if (version !== __VERSION__) client.invalidateQueries({ queryKey: ['version'] })
  },
  resync: loadAllAnew,
  // The stream itself goes by it (follow-events.ts).
  paused: () => {},
  reload: () => location.reload(),
  settings: applyEvent,
  reservation: applyEvent,
  room: applyEvent,
  supply: applyEvent,
  papers: applyEvent,
  opening: applyEvent,
  sent: applyEvent,
  devices: applyEvent,
  cubicles: applyEvent,
  locks: applyEvent,
}

/** Handles a message; an event of a later version is ignored. */
export function onMessage(client: QueryClient, { event, data }: Message) {
  if (!Object.hasOwn(acts, event)) return
  const act = acts[event as LiveEvent['event']] as Act
  act(client, { event, data: JSON.parse(data) } as LiveEvent)
}

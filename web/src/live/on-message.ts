import type { QueryClient } from '@tanstack/react-query'
import { setServerClock } from '../talk/clock.ts'
import { applyToLoads } from './cache/load.ts'
import { liveQueryNames, reducerOf } from './cache/reducers.ts'
import type { LiveEvent, RoomView } from './live-event.ts'
import type { Message } from './messages.ts'

type LiveEventOf<Name extends LiveEvent['event']> = Extract<LiveEvent, { event: Name }>
type Act = (client: QueryClient, liveEvent: LiveEvent) => void

/** What is under way knows of it by itself (load-kept.ts). */
const anew = (client: QueryClient, queryKey: readonly unknown[]) =>
  client.invalidateQueries({ queryKey }, { cancelRefetch: false })

/** An answer to the act by which she left her room tells of her visit still; in the room is nobody. */
const asItStands = (room: RoomView): RoomView =>
  room.status === 'Occupied' ? room : { ...room, reservation: null }

/** Tells the answers that are kept, and those under way, what happened: an event, or what an answer has told already. */
export const applyEvent: Act = (client, what) => {
  const liveEvent = what.event === 'room' ? { ...what, data: asItStands(what.data) } : what
  applyToLoads(liveEvent)
  for (const name of liveQueryNames) {
    const keep = reducerOf(name)
    for (const [queryKey, answer] of client.getQueriesData({ queryKey: [name] })) {
      if (answer === undefined) continue
      const after = keep(answer as Parameters<typeof keep>[0], liveEvent)
      if (after === 'reload') anew(client, queryKey)
      else if (after !== answer) client.setQueryData(queryKey, after)
    }
  }
}

/** So much may have been missed that all is asked for again; what is under way asks once more by itself. */
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
  reload: () => location.reload(),
  settings: applyEvent,
  reservation: applyEvent,
  room: applyEvent,
  supply: applyEvent,
  papers: applyEvent,
  devices: applyEvent,
  cubicles: applyEvent,
  locks: applyEvent,
}

/** Does what a message asks of this tab; one of a later release is nothing to this one. */
export function onMessage(client: QueryClient, { event, data }: Message) {
  if (!Object.hasOwn(acts, event)) return
  const act = acts[event as LiveEvent['event']] as Act
  act(client, { event, data: JSON.parse(data) } as LiveEvent)
}

import type { QueryClient } from '@tanstack/react-query'
import { setServerClock } from '../talk/clock.ts'
import { keepOf, keptNames } from './kept.ts'
import { tellLoads } from './load-kept.ts'
import type { Message } from './messages.ts'
import type { RoomView, Told } from './told.ts'

type Told1<Name extends Told['event']> = Extract<Told, { event: Name }>
type Act = (client: QueryClient, told: Told) => void

/** What is under way knows of it by itself (load-kept.ts). */
const anew = (client: QueryClient, queryKey: readonly unknown[]) =>
  client.invalidateQueries({ queryKey }, { cancelRefetch: false })

/** An answer to the act by which she left her room tells of her visit still; in the room is nobody. */
const asItStands = (room: RoomView): RoomView =>
  room.status === 'Occupied' ? room : { ...room, reservation: null }

/** Tells the answers that are kept, and those under way, what happened: an event, or what an answer has told already. */
export const tellKept: Act = (client, what) => {
  const told = what.event === 'room' ? { ...what, data: asItStands(what.data) } : what
  tellLoads(told)
  for (const name of keptNames) {
    const keep = keepOf(name)
    for (const [queryKey, answer] of client.getQueriesData({ queryKey: [name] })) {
      if (answer === undefined) continue
      const after = keep(answer as Parameters<typeof keep>[0], told)
      if (after === 'reload') anew(client, queryKey)
      else if (after !== answer) client.setQueryData(queryKey, after)
    }
  }
}

/** So much may have been missed that all is asked for again; what is under way asks once more by itself. */
export const loadAllAnew = (client: QueryClient) => {
  tellLoads({ event: 'resync', data: {} })
  for (const name of keptNames) anew(client, [name])
}

const acts: { [Name in Told['event']]: (client: QueryClient, told: Told1<Name>) => void } = {
  hello: (client, { data: { now, version } }) => {
    setServerClock(now)
    if (version !== __VERSION__) client.invalidateQueries({ queryKey: ['version'] })
  },
  resync: loadAllAnew,
  reload: () => location.reload(),
  settings: tellKept,
  reservation: tellKept,
  room: tellKept,
  supply: tellKept,
  papers: tellKept,
  devices: tellKept,
  cubicles: tellKept,
  locks: tellKept,
}

/** Does what a message asks of this tab; one of a later release is nothing to this one. */
export function hear(client: QueryClient, { event, data }: Message) {
  if (!Object.hasOwn(acts, event)) return
  const act = acts[event as Told['event']] as Act
  act(client, { event, data: JSON.parse(data) } as Told)
}

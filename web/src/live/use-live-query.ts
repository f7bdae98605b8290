import { queryOptions, useQuery } from '@tanstack/react-query'
import { type AskedOf, question } from '../talk/ask.ts'
import { type AnswerOf, call } from '../talk/call.ts'
import { loadLive } from './cache/load.ts'
import { type LiveQueryName, reducerOf } from './cache/reducers.ts'
import { sameThings } from './same-things.ts'

/** The query options of `useLiveQuery`, for whoever asks the cache itself. */
export const liveQueryOptions = <Name extends LiveQueryName>(
  name: Name,
  asked: AskedOf<Name> = {},
) =>
  queryOptions<AnswerOf<Name>>({
    ...question(name, asked),
    queryFn: ({ signal }) =>
      loadLive(() => call(name, { ...asked, signal }), reducerOf(name, asked)),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    structuralSharing: sameThings,
  })

/** The query of a read that is loaded once, never grows stale, and is kept up to date in the cache by live events. */
export const useLiveQuery = <Name extends LiveQueryName>(
  name: Name,
  asked: AskedOf<Name> = {},
  { enabled = true } = {},
) => useQuery<AnswerOf<Name>>({ ...liveQueryOptions(name, asked), enabled })

import { queryOptions, useQuery } from '@tanstack/react-query'
import { question } from '../talk/ask.ts'
import { type AnswerOf, call, type Sent } from '../talk/call.ts'
import { loadLive } from './cache/load.ts'
import { type LiveQueryName, reducerOf } from './cache/reducers.ts'
import { sameThings } from './same-things.ts'

type Asked<Name extends LiveQueryName> = Pick<Sent<Name>, 'params' | 'query'>

/** The query options of `useLiveQuery`. */
export const liveQueryOptions = <Name extends LiveQueryName>(name: Name, asked: Asked<Name> = {}) =>
  queryOptions<AnswerOf<Name>>({
    ...question(name, asked),
    queryFn: ({ signal }) => loadLive(() => call(name, { ...asked, signal }), reducerOf(name)),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    structuralSharing: sameThings,
  })

/** A read that is loaded once and kept up to date by events. */
export const useLiveQuery = <Name extends LiveQueryName>(
  name: Name,
  asked: Asked<Name> = {},
  { enabled = true } = {},
) => useQuery<AnswerOf<Name>>({ ...liveQueryOptions(name, asked), enabled })

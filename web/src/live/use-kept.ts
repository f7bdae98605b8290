import { queryOptions, useQuery } from '@tanstack/react-query'
import { question } from '../talk/ask.ts'
import { type AnswerOf, call, type Sent } from '../talk/call.ts'
import { type KeptName, keepOf } from './kept.ts'
import { loadKept } from './load-kept.ts'
import { sameThings } from './same-things.ts'

type Asked<Name extends KeptName> = Pick<Sent<Name>, 'params' | 'query'>

/** What `useKept` asks, and how it is kept. */
export const keptQuestion = <Name extends KeptName>(name: Name, asked: Asked<Name> = {}) =>
  queryOptions<AnswerOf<Name>>({
    ...question(name, asked),
    queryFn: ({ signal }) => loadKept(() => call(name, { ...asked, signal }), keepOf(name)),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    structuralSharing: sameThings,
  })

/** A read that is asked for once and kept true by events. */
export const useKept = <Name extends KeptName>(
  name: Name,
  asked: Asked<Name> = {},
  { enabled = true } = {},
) => useQuery<AnswerOf<Name>>({ ...keptQuestion(name, asked), enabled })

import type { CallName } from '@mikvah/contract/addresses.ts'
import { queryOptions, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type AnswerOf, call, type Sent } from './call.ts'

type Asked<Name extends CallName> = Pick<Sent<Name>, 'params' | 'query'>
type Options<Name extends CallName> = Omit<
  UseQueryOptions<AnswerOf<Name>>,
  'queryKey' | 'queryFn' | 'select'
>

/** What to ask and where the answer is kept: for useQuery, for a loader's prefetch and for invalidating. */
export const question = <Name extends CallName>(name: Name, asked: Asked<Name> = {}) =>
  queryOptions<AnswerOf<Name>>({
    queryKey: [name, asked],
    queryFn: ({ signal }) => call(name, { ...asked, signal }),
  })

/** A read of the contract, kept by its name and what was asked. */
export const useAsk = <Name extends CallName>(
  name: Name,
  asked: Asked<Name> = {},
  options: Options<Name> = {},
) => useQuery<AnswerOf<Name>>({ ...question(name, asked), ...options })

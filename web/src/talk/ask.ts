import type { CallName } from '@mikvah/contract/addresses.ts'
import { queryOptions, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type AnswerOf, call, type Sent } from './call.ts'

/** What a read of that name is called with: what fills its path, and its query. */
export type AskedOf<Name extends CallName> = Pick<Sent<Name>, 'params' | 'query'>
type Options<Name extends CallName> = Omit<
  UseQueryOptions<AnswerOf<Name>>,
  'queryKey' | 'queryFn' | 'select'
>

/** A query's key and function, for `useQuery`, for prefetching in a loader, and for invalidating. */
export const question = <Name extends CallName>(name: Name, asked: AskedOf<Name> = {}) =>
  queryOptions<AnswerOf<Name>>({
    queryKey: [name, asked],
    queryFn: ({ signal }) => call(name, { ...asked, signal }),
  })

/** The query (TanStack's `useQuery`) of a read of the contract, cached by its name and what it is called with. */
export const useAsk = <Name extends CallName>(
  name: Name,
  asked: AskedOf<Name> = {},
  options: Options<Name> = {},
) => useQuery<AnswerOf<Name>>({ ...question(name, asked), ...options })

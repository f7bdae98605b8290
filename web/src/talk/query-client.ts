import { QueryClient } from '@tanstack/react-query'
import { CallFailed } from './call-failed.ts'

/** What the server has refused stays refused; only a lost network and a busy server are tried again. */
const mayTryAgain = (tries: number, failure: unknown) =>
  tries < 2 && !(failure instanceof CallFailed && failure.status < 500 && failure.status !== 429)

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: mayTryAgain, staleTime: 30_000 },
    mutations: { retry: false },
  },
})

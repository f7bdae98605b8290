import { notifyManager, QueryClient } from '@tanstack/react-query'
import { CallFailed } from './call-failed.ts'

/** What the server has refused stays refused; only a lost network and a busy server are tried again. */
const mayTryAgain = (tries: number, failure: unknown) =>
  tries < 2 && !(failure instanceof CallFailed && failure.status < 500 && failure.status !== 429)

const longerEachTime = (tries: number): number => 1000 * 2 ** tries

// What a write has changed is on the screen before its busy mark goes: a picture between the two would show the old again.
notifyManager.setScheduler(queueMicrotask)

/** Reads come back by themselves. A write without a network fails at once: nothing is done later than the tap that asked for it. */
export const createQueryClient = (retryDelay = longerEachTime) =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: mayTryAgain, retryDelay, staleTime: 30_000 },
      mutations: { retry: false, networkMode: 'always' },
    },
  })

export const queryClient = createQueryClient()

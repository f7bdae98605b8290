import { notifyManager, QueryClient } from '@tanstack/react-query'
import { CallFailed } from './call-failed.ts'

/** A refusal of the server is final; only a lost network and a busy server are tried again. */
const mayTryAgain = (tries: number, failure: unknown) =>
  tries < 2 && !(failure instanceof CallFailed && failure.status < 500 && failure.status !== 429)

const longerEachTime = (tries: number): number => 1000 * 2 ** tries

// Updates are shown at once, because a picture between the end of the busy mark and the update would show the old
// data again.
notifyManager.setScheduler(queueMicrotask)

/**
 * A cache of all reads (TanStack Query). A read is fresh for 30 seconds; one that gets no answer, or that of a server
 * that is busy or fails, is tried again twice by itself, with a backoff of one second and then two. A write without a
 * network fails at once, so that nothing is done later than the tap that asked for it.
 */
export const createQueryClient = (retryDelay = longerEachTime) =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: mayTryAgain, retryDelay, staleTime: 30_000 },
      mutations: { retry: false, networkMode: 'always' },
    },
  })

/** The cache of this app. */
export const queryClient = createQueryClient()

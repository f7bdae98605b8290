import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../talk/call.ts'
import { CallFailed, Unreachable } from '../../talk/call-failed.ts'
import { signInAsDevice } from '../../talk/sign-in.ts'
import { forgetPairing, keepPairing, storedPairing } from './stored-pairing.ts'

/**
 * How often the server is asked, in milliseconds. At this pace forty screens behind one address, switched on together,
 * stay far below its rate limits.
 */
const every = 10_000
const isOver = (failure: unknown) =>
  failure instanceof CallFailed && failure.code === 'pairing-over'
const waits = { networkMode: 'always', refetchOnWindowFocus: false, gcTime: 0 } as const

/**
 * Asks for the code that pairs this screen, and signs it in once the desk has typed it. `code` is null until there is
 * one and once it has expired (`over`); then a new one is made only if somebody asks for it (`again`), so that a screen
 * forgotten in a cupboard asks for nothing.
 */
export function usePairing() {
  const [nth, setNth] = useState(0)
  const asked = useQuery({
    ...waits,
    queryKey: ['askPairing', nth],
    queryFn: async () => {
      const { result } = await call('askPairing')
      return keepPairing({ code: result.code, secret: result.secret })
    },
    initialData: nth === 0 ? storedPairing : undefined,
    staleTime: Number.POSITIVE_INFINITY,
    // After a power cut the network may come back later than the screen.
    retry: (_, failure) => failure instanceof Unreachable,
    retryDelay: every,
  })
  const secret = asked.data?.secret
  const state = useQuery({
    ...waits,
    queryKey: ['pairing', nth, secret],
    enabled: secret !== undefined,
    queryFn: async () => {
      if (secret === undefined) return null
      const { result } = await call('pairing', { body: { secret } })
      if (result.userName === null) return null
      const session = await signInAsDevice({ userName: result.userName, password: secret })
      forgetPairing()
      return session.userName
    },
    retry: false,
    refetchInterval: ({ state: { error } }) => (isOver(error) ? false : every),
  })
  const over = isOver(state.error)
  return {
    code: over ? null : (asked.data?.code ?? null),
    over,
    /** Why the screen can't be paired at present; null where nothing failed. */
    failure: asked.failureReason ?? (over ? null : state.error),
    again: () => {
      forgetPairing()
      setNth(nth + 1)
    },
  }
}

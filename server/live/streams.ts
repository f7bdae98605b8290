import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { FacilityNow } from '../facility/facility.ts'
import { Refused } from '../request/refused.ts'
import { hasEnded } from '../sign-in/access-token.ts'
import type { Stream } from './stream.ts'

export type StreamLimits = { streams: number; streamsOfAccount: number; bytesForStream: number }

/** The open screens of this process, the oldest first. */
export type Streams = {
  readonly all: ReadonlySet<Stream>
  /** Those that have caught up and are told what happens as it happens. */
  readonly live: ReadonlySet<Stream>
  /** Takes one in, or refuses it while the house is full. Of one account's too many the oldest makes room. */
  admit(stream: Stream): void
  goLive(stream: Stream): void
  leave(stream: Stream): void
  endWhere(isOver: (stream: Stream) => boolean): void
}

export function openStreams({ streams: most, streamsOfAccount: mostOfOne }: StreamLimits): Streams {
  const all = new Set<Stream>()
  const live = new Set<Stream>()
  const leave = (stream: Stream) => {
    all.delete(stream)
    live.delete(stream)
  }
  const end = (stream: Stream) => {
    leave(stream)
    stream.end()
  }
  return {
    all,
    live,
    admit(stream) {
      const { userId } = stream.token.caller
      const ofAccount = [...all].filter(({ token }) => token.caller.userId === userId)
      // A line that died without a word looks open for a while: whoever comes anew is the one who is there.
      const [oldest] = ofAccount
      if (oldest && ofAccount.length >= mostOfOne) end(oldest)
      if (all.size >= most) throw new Refused('try-again', { retryAfterSeconds: 5 })
      all.add(stream)
    },
    goLive: (stream) => {
      if (all.has(stream)) live.add(stream)
    },
    leave,
    endWhere(isOver) {
      for (const stream of [...all]) if (isOver(stream)) end(stream)
    },
  }
}

/** A stream lives no longer than the token it was opened with. */
export const isOutOfTime =
  (realNow: Ms) =>
  ({ token }: Stream): boolean =>
    token.expiresAt <= realNow

export const isSignedOut =
  (facts: FacilityNow) =>
  ({ token }: Stream): boolean =>
    hasEnded(token, facts)

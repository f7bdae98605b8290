import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { FacilityNow } from '../facility/facility.ts'
import { Refused } from '../request/refused.ts'
import { hasEnded } from '../sign-in/access-token.ts'
import { paused } from './event.ts'
import type { Stream } from './stream.ts'

/** How many screens may be open in this process, and of one account, and how many bytes wait for a slow one. */
export type StreamLimits = { streams: number; streamsOfAccount: number; bytesForStream: number }

/** The open screens of this process, the oldest first. */
export type Streams = {
  readonly all: ReadonlySet<Stream>
  /** Screens that have caught up, and are sent events as they happen. */
  readonly live: ReadonlySet<Stream>
  /**
   * Admits a screen, or refuses it while there are too many. Where one account has too many, its oldest is told that it
   * is paused, and ended: coming back at once it would end the next, which would come back too.
   */
  admit(stream: Stream): void
  goLive(stream: Stream): void
  leave(stream: Stream): void
  endWhere(isOver: (stream: Stream) => boolean): void
}

/** The open screens of a process that begins, within these limits: none yet. */
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
      // A connection that died silently looks open for a while, so the newest screen is the one that is there.
      const [oldest] = ofAccount
      if (oldest && ofAccount.length >= mostOfOne) {
        leave(oldest)
        oldest.endWith(paused)
      }
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

/** Gives a test for streams that end now because the token they were opened with has run out. */
export const isOutOfTime =
  (realNow: Ms) =>
  ({ token }: Stream): boolean =>
    token.expiresAt <= realNow

/** Gives a test for streams whose token was revoked. */
export const isSignedOut =
  (facts: FacilityNow) =>
  ({ token }: Stream): boolean =>
    hasEnded(token, facts)

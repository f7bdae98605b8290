import type { Ms } from '@mikvah/rules/time/ms.ts'
import { beatEvery } from '@mikvah/rules/watch/beat.ts'
import type { Parts } from '../request/parts.ts'
import { channel, relayOf } from './relay.ts'

/** How often the relay looks for events that no process has announced. */
const lookEvery: Ms = 1000
const beat = ': true so far\n\n'

/**
 * While this process has open screens, looks for events whenever this process has committed something or another says
 * so (LISTEN/NOTIFY), and once a second in any case; without one it only tells the others of its commits. A heartbeat
 * is sent only after a look that was completed, so a screen without heartbeats knows that it may be behind. Gives a
 * function that stops looking.
 */
export function startRelay(parts: Parts): () => Promise<void> {
  const { db, log } = parts
  const relay = relayOf(parts)
  let failing = false
  let looking: Promise<void> | null = null
  let beatAt = parts.realNow()

  const lookFor = async (look: () => Promise<void>) => {
    try {
      await look()
      if (failing) log.info('screens are told again what happens')
      failing = false
      return true
    } catch (error) {
      // A failure is logged once and not each second, so that an hour without the database is one line.
      if (!failing) log.error({ err: error }, 'screens are not told what happens')
      failing = true
      return false
    }
  }

  const round = async () => {
    if (relay.streams.all.size === 0) return
    const looked = await lookFor(async () => {
      await relay.endWhenPutBack()
      await relay.look()
    })
    if (!looked || Math.abs(parts.realNow() - beatAt) < beatEvery) return
    for (const stream of relay.streams.live) stream.send(beat)
    beatAt = parts.realNow()
  }

  const stopHearing = db.onCommit(() => void lookFor(relay.lookForScreens))
  const stopListening = db.listen?.(channel, () => {
    if (relay.streams.all.size > 0) void lookFor(relay.look)
  })
  const timer = setInterval(() => {
    looking ??= round().finally(() => {
      looking = null
    })
  }, lookEvery)
  timer.unref()
  return async () => {
    clearInterval(timer)
    stopHearing()
    await stopListening?.()
    await looking
  }
}

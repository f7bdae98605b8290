import { beatEvery } from '@mikvah/rules/watch/beat.ts'
import { CallFailed } from '../talk/call-failed.ts'
import type { LiveState } from './live-state.ts'
import { type Message, messagesOf } from './messages.ts'
import { openLine } from './open-line.ts'

/** How long a connection may be silent, in milliseconds: the time of three heartbeats of the server. */
const mostSilence = 3 * beatEvery
/** How long opening a connection may take before another try, in milliseconds. */
const mostWaiting = 3000
/**
 * The backoff: the waits between tries, in milliseconds. The last one repeats, so that screens are up to date within
 * five seconds of the server.
 */
const pauses = [250, 1000, 1500]
/**
 * How long the connection may be silent when there is a reason to doubt it: one missed heartbeat is enough to end it
 * then.
 */
const suspicious = beatEvery + 1000
const lookEvery = 1000
/** A timer that is this much late shows that the device slept, and the connection may have died silently. */
const slept = 3000

type Ears = { hear: (message: Message) => void; say: (state: LiveState) => void }
type Line = { cut: AbortController; askedAt: number; open: boolean; paused: boolean }

/**
 * Keeps one stream open, come what may: a killed server, a lost network, a laptop that slept, an expired token; only a
 * 403 ends it. Each time it goes on after the id of the last event. Where a newer screen of its account has taken its
 * place it comes back after so many milliseconds, or where that is null as somebody says so (`resume`). `say` is told
 * whether it gets events. Gives the way to stop.
 */
export function followEvents({ hear, say }: Ears, pausedFor: number | null = null): () => void {
  let over = false
  let resume: (() => void) | undefined
  let lastId: string | null = null
  let heardAt = Date.now()
  let line: Line | null = null
  let failures = 0
  const [pause, untilResumed] = [aPause(), aPause()]

  const lost = () => say({ live: false, since: heardAt, ...(resume && { resume }) })

  const listenOn = async (present: Line) => {
    const read = messagesOf((message) => {
      if (message.id !== null) lastId = message.id
      if (message.event === 'paused') present.paused = true
      else hear(message)
    })
    const pieces = piecesOf(await openLine(lastId, present.cut.signal))
    for (let piece = await pieces.next(); piece !== null; piece = await pieces.next()) {
      if (over) return
      present.open = true
      heardAt = Date.now()
      failures = 0
      say({ live: true })
      read(piece)
    }
  }

  const nextTry = async ({ paused }: Line) => {
    if (!paused) return pause.wait(pauses[Math.min(failures, pauses.length - 1)])
    if (pausedFor === null)
      resume = () => {
        resume = undefined
        lost()
        untilResumed.wake()
      }
    lost()
    await (pausedFor === null ? untilResumed.wait() : pause.wait(pausedFor))
  }

  const goOn = async () => {
    while (!over) {
      const cut = new AbortController()
      const present: Line = { cut, askedAt: Date.now(), open: false, paused: false }
      line = present
      const failure: unknown = await listenOn(present).then(
        () => null,
        (thrown) => thrown,
      )
      line = null
      if (over) return
      if (!present.open) lost()
      // Asking again won't give her what she isn't allowed to hear.
      if (failure instanceof CallFailed && failure.status === 403) return
      await nextTry(present)
      failures += 1
    }
  }

  const look = (most = mostSilence) => {
    const now = Date.now()
    if (now - heardAt > mostSilence) lost()
    const asleep = line?.open ? now - heardAt > most : line && now - line.askedAt > mostWaiting
    if (asleep) line?.cut.abort()
  }
  /** Ends a wait at once, and ends a connection that has been silent too long. */
  const comeBack = (most: number) => {
    look(most)
    failures = 0
    pause.wake()
  }
  /** Called when the network is back, or the page is visible again. */
  const onReturn = () => comeBack(suspicious)

  let lookedAt = Date.now()
  const timer = setInterval(() => {
    const wasAsleep = Date.now() - lookedAt > lookEvery + slept
    lookedAt = Date.now()
    wasAsleep ? comeBack(slept) : look()
  }, lookEvery)
  window.addEventListener('online', onReturn)
  document.addEventListener('visibilitychange', onReturn)
  goOn()
  return () => {
    over = true
    line?.cut.abort()
    pause.wake()
    clearInterval(timer)
    window.removeEventListener('online', onReturn)
    document.removeEventListener('visibilitychange', onReturn)
  }
}

/** A wait of at most so many milliseconds, without them for ever, which `wake` ends. */
function aPause() {
  let wake = () => {}
  return {
    wait: (atMost?: number) =>
      new Promise<void>((passed) => {
        // It is random, so that screens that lost the server together don't all come back at once.
        const timer =
          atMost === undefined ? undefined : setTimeout(passed, atMost * (0.75 + Math.random() / 4))
        wake = () => {
          clearTimeout(timer)
          passed()
        }
      }),
    wake: () => wake(),
  }
}

/**
 * Gives the text of a body piece by piece, then null. It doesn't use `for await`, which some browsers can't do on a
 * body.
 */
function piecesOf(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  return {
    next: async () => {
      const { done, value } = await reader.read()
      return done ? null : decoder.decode(value, { stream: true })
    },
  }
}

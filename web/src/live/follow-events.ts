import { CallFailed } from '../talk/call-failed.ts'
import type { LiveState } from './live-state.ts'
import { type Message, messagesOf } from './messages.ts'
import { openLine } from './open-line.ts'

/** Three beats of the server. */
const mostSilence = 15_000
/** A line that is asked for is there in this time, or asked for anew. */
const mostWaiting = 3000
/** Between two tries; the last goes on, so that the truth is back within five seconds of the server. */
const pauses = [250, 1000, 1500]
/** A beat that is missed, when there is a reason to ask. */
const suspicious = 6000
const lookEvery = 1000
/** A look that is late by this much: the device slept, and the line may have died without a word. */
const slept = 3000

type Ears = { hear: (message: Message) => void; say: (state: LiveState) => void }
type Line = { cut: AbortController; askedAt: number; open: boolean }

/**
 * Keeps one line open, come what may: a killed server, a lost network, a laptop that slept, a token whose time is up.
 * Each time it asks from the id on that it heard last. Gives the way to stop.
 */
export function followEvents({ hear, say }: Ears): () => void {
  let over = false
  let lastId: string | null = null
  let heardAt = Date.now()
  let line: Line | null = null
  let failures = 0
  let wake = () => {}

  const lost = () => say({ live: false, since: heardAt })

  const listenOn = async (present: Line) => {
    const read = messagesOf((message) => {
      if (message.id !== null) lastId = message.id
      hear(message)
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

  const pause = () =>
    new Promise<void>((passed) => {
      const atMost = pauses[Math.min(failures, pauses.length - 1)] ?? 0
      // Screens that lost the server together don't come back as one.
      const timer = setTimeout(passed, atMost * (0.75 + Math.random() / 4))
      wake = () => {
        clearTimeout(timer)
        passed()
      }
    })

  const goOn = async () => {
    while (!over) {
      const present: Line = { cut: new AbortController(), askedAt: Date.now(), open: false }
      line = present
      const failure: unknown = await listenOn(present).then(
        () => null,
        (thrown) => thrown,
      )
      line = null
      if (over) return
      if (!present.open) lost()
      // What isn't hers to hear won't become so by asking again.
      if (failure instanceof CallFailed && failure.status === 403) return
      await pause()
      failures += 1
    }
  }

  const look = (most = mostSilence) => {
    const now = Date.now()
    if (now - heardAt > mostSilence) lost()
    const asleep = line?.open ? now - heardAt > most : line && now - line.askedAt > mostWaiting
    if (asleep) line?.cut.abort()
  }
  /** Whoever waits needn't any more, and a line that fell asleep is found out. */
  const comeBack = (most: number) => {
    look(most)
    failures = 0
    wake()
  }
  /** The network or the eyes are back. */
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
    wake()
    clearInterval(timer)
    window.removeEventListener('online', onReturn)
    document.removeEventListener('visibilitychange', onReturn)
  }
}

/** The text of a body as it comes, then null. Not `for await`: a body can't be walked so in every browser yet. */
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

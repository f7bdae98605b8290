import { startRelay } from '../live/start-relay.ts'
import type { TestFacility } from './a-facility.ts'
import { afterUse } from './after-use.ts'
import type { Received } from './received.ts'

export type Message = { id: string; event: string; data: Received; text: string }

export type Screen = {
  status: number
  headers: Headers
  /** What a refusal says. */
  body: Received
  /** Everything that came so far, beats apart. */
  messages: Message[]
  beats(): number
  /** The next message not yet asked for that fits, however long it takes to come; fails when the stream ends before. */
  next(fits?: string | ((message: Message) => boolean)): Promise<Message>
  /** The first of all its messages that fits, asked for or not: several may wait for theirs at once. */
  hears(fits: (message: Message) => boolean): Promise<Message>
  /** Kept once the stream is at its end. */
  ended: Promise<void>
  close(): void
}

/** The address of an app that listens, its relay running. */
export async function listening({
  app,
  parts,
}: Pick<TestFacility, 'app' | 'parts'>): Promise<string> {
  afterUse(startRelay(parts))
  return app.listen({ port: 0, host: '127.0.0.1' })
}

/** An open screen, read off the wire as a browser reads it. */
export async function aScreen(
  url: string,
  token: string,
  { lastEventId, path = '/api/api/events' }: { lastEventId?: string; path?: string } = {},
): Promise<Screen> {
  const stopping = new AbortController()
  const answer = await fetch(`${url}${path}`, {
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
    },
    signal: stopping.signal,
  })
  const close = () => stopping.abort()
  afterUse(async () => close())
  const messages: Message[] = []
  const waiting = new Set<() => void>()
  let beats = 0
  let asked = 0
  const wake = () => {
    for (const look of [...waiting]) look()
  }
  const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream')
  let over = !isStream
  const ended = isStream
    ? readBlocks(answer, (text) => {
        if (text.startsWith(':')) beats++
        else messages.push(messageIn(text))
        wake()
      })
        .catch(() => {})
        .then(() => {
          over = true
          wake()
        })
    : Promise.resolve()

  /** What `find` finds, now or once more has come; fails when the stream ends before. */
  const found = (find: () => Message | undefined): Promise<Message> =>
    new Promise((give, fail) => {
      const look = () => {
        const message = find()
        if (!message && !over) return
        waiting.delete(look)
        if (message) return give(message)
        const said = messages.map(({ id, event }) => `${id} ${event}`)
        fail(new Error(`${answer.status}, and the stream has ended. It said ${said}`))
      }
      waiting.add(look)
      look()
    })

  return {
    status: answer.status,
    headers: answer.headers,
    body: isStream ? null : await answer.json(),
    messages,
    beats: () => beats,
    ended,
    close,
    next: (fits = () => true) => {
      const isIt = typeof fits === 'string' ? ({ event }: Message) => event === fits : fits
      return found(() => {
        while (asked < messages.length) {
          const message = messages[asked++]
          if (message && isIt(message)) return message
        }
      })
    },
    hears: (fits) => found(() => messages.find(fits)),
  }
}

async function readBlocks({ body }: Response, heard: (text: string) => void): Promise<void> {
  if (!body) return
  let rest = ''
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    const blocks = (rest + chunk).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) heard(block)
  }
}

function messageIn(text: string): Message {
  const field = (name: string) =>
    text
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2) ?? ''
  return { id: field('id'), event: field('event'), data: JSON.parse(field('data')), text }
}

import { startRelay } from '../live/start-relay.ts'
import type { TestFacility } from './a-facility.ts'
import { afterUse } from './after-use.ts'
import type { Received } from './received.ts'

/** An event off the stream, read and as its text. */
export type Message = { id: string; event: string; data: Received; text: string }

/** An open stream of live events, as a screen reads it. */
export type Screen = {
  status: number
  headers: Headers
  /** The body of the answer, where the stream was refused. */
  body: Received
  /** All messages so far, without the heartbeats. */
  messages: Message[]
  beats(): number
  /**
   * Waits for the next message that fits and that no earlier call of this has given. Throws when the stream ends
   * before.
   */
  next(fits?: string | ((message: Message) => boolean)): Promise<Message>
  /**
   * Waits for the first message that fits, counted from the beginning of the stream. Several waits may go on at once.
   */
  hears(fits: (message: Message) => boolean): Promise<Message>
  /** Resolves when the stream has ended. */
  ended: Promise<void>
  close(): void
}

/** Has the app listen and send live events, and gives its address. */
export async function listening({
  app,
  parts,
}: Pick<TestFacility, 'app' | 'parts'>): Promise<string> {
  afterUse(startRelay(parts))
  return app.listen({ port: 0, host: '127.0.0.1' })
}

/** Opens the stream of live events as a browser does, and reads it from the network. */
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

  /**
   * Gives what `find` finds among the messages, looking again whenever one comes. Throws when the stream ends before.
   */
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

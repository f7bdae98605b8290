import { createHash } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { PlaceCall } from './phone-system.ts'

type Message = ReadonlyMap<string, string>

/**
 * How long a call that was taken is watched for a failure that shows at once, such as a telephone that is unplugged.
 */
const early: Ms = 1500

/**
 * Places a call by the manager interface of Asterisk, over a TCP connection of its own: the caller's telephone rings,
 * and once it is lifted, the other. `failed` also where it fails within 1.5 seconds. The password itself is never sent,
 * only the answer to a challenge.
 */
export const placeByAmi: PlaceCall = async (system, { from, to, id }, timeoutMs) => {
  const { host, port, userName, password, context, ringFor } = system
  const socket = connect({ host, port })
  const late = setTimeout(() => socket.destroy(), timeoutMs)
  try {
    const messages = messagesOn(socket)
    if (userName !== '') {
      const challenge = await ask(socket, messages, 'Challenge', { AuthType: 'MD5' })
      const key = createHash('md5').update(`${challenge?.get('Challenge')}${password}`)
      const login = { AuthType: 'MD5', Username: userName, Key: key.digest('hex') }
      if (!succeeded(await ask(socket, messages, 'Login', login))) return 'failed'
    }
    const call = { Channel: `PJSIP/${from}`, Exten: to, Context: context, Priority: '1' }
    const ring = { ...call, CallerID: from, Timeout: String(ringFor), Async: 'true' }
    if (!succeeded(await ask(socket, messages, 'Originate', { ...ring, ActionID: id })))
      return 'failed'
    return (await failsAtOnce(messages, id, socket)) ? 'failed' : 'done'
  } finally {
    clearTimeout(late)
    socket.destroy()
  }
}

/** Sends an action, and gives its response; null where the connection ended before one came. */
async function ask(
  socket: Socket,
  messages: AsyncGenerator<Message>,
  action: string,
  fields: Record<string, string>,
): Promise<Message | null> {
  const all = { Action: action, ActionID: action, ...fields }
  socket.write(`${Object.entries(all).map(lineOf).join('')}\r\n`)
  return next(messages, (one) => one.has('Response') && one.get('ActionID') === all.ActionID)
}

/** A value with a line break in it would be an action of its own. */
const lineOf = ([name, value]: [string, string]) => `${name}: ${value.replace(/[\r\n]/g, '')}\r\n`

const succeeded = (answer: Message | null) => answer?.get('Response') === 'Success'

/** The next message of that kind. Events of other calls come in between. */
async function next(
  messages: AsyncGenerator<Message>,
  is: (message: Message) => boolean,
): Promise<Message | null> {
  for (;;) {
    const { value, done } = await messages.next()
    if (done) return null
    if (is(value)) return value
  }
}

/** Whether the call that was taken fails within a moment. A connection that ends meanwhile says nothing of it. */
async function failsAtOnce(messages: AsyncGenerator<Message>, id: string, socket: Socket) {
  const over = setTimeout(() => socket.destroy(), early)
  const outcome = await next(
    messages,
    (one) => one.get('Event') === 'OriginateResponse' && one.get('ActionID') === id,
  )
  clearTimeout(over)
  return outcome?.get('Response') === 'Failure'
}

/**
 * What comes on the connection, message by message: lines of `name: value`, then a blank one. A connection that breaks
 * ends them like one that is ended.
 */
async function* messagesOn(socket: Socket): AsyncGenerator<Message> {
  const lines = createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY })
  socket.on('error', () => null).once('close', () => lines.close())
  let message = new Map<string, string>()
  try {
    for await (const line of lines) {
      const colon = line.indexOf(':')
      if (colon > 0) message.set(line.slice(0, colon), line.slice(colon + 1).trim())
      if (line !== '' || message.size === 0) continue
      yield message
      message = new Map()
    }
  } catch {
    // Only what reads the connection throws here, and whoever waits for a message learns that none came.
  }
}

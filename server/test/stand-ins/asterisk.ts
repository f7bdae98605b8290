import { createHash, randomUUID } from 'node:crypto'
import { createServer, type Socket } from 'node:net'

type Action = Readonly<Record<string, string>>

/** What the telephone that rings first does, and how the line behaves. */
type Mood = {
  call: 'rings' | 'unplugged' | 'no such context'
  line: 'well' | 'mute' | 'breaks at the call' | 'breaks after the call'
  /** How much of an answer goes at once: a line of text may come in pieces. */
  piece: number
}
const fine: Mood = { call: 'rings', line: 'well', piece: Number.POSITIVE_INFINITY }

/**
 * A phone system on 127.0.0.1 that speaks the manager interface of Asterisk: banner, challenge, login, calls, and
 * events of other calls in between.
 */
export async function anAsterisk({ userName, secret }: { userName: string; secret: string }) {
  const mood: Mood = { ...fine }
  const placed: Action[] = []
  /** Every line that came, as it came. */
  const heard: string[] = []
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => null).on('close', () => open.delete(socket))
    if (mood.line === 'mute') return
    socket.write('Asterisk Call Manager/9.0.0\r\n')
    serve(socket)
  })
  function serve(socket: Socket) {
    const challenge = randomUUID()
    let isIn = false
    let kept = ''
    const say = (fields: Action) => {
      const text = `${Object.entries(fields)
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join('')}\r\n`
      for (let at = 0; at < text.length; at += Math.min(mood.piece, text.length))
        socket.write(text.slice(at, at + Math.min(mood.piece, text.length)))
    }
    const answer = ({ ActionID = '' }: Action, fields: Action) => say({ ...fields, ActionID })
    const acts: Record<string, (action: Action) => void> = {
      Challenge: (action) => answer(action, { Response: 'Success', Challenge: challenge }),
      Login: (action) => {
        const key = createHash('md5').update(`${challenge}${secret}`).digest('hex')
        isIn = action.Username === userName && action.Key === key
        const response = isIn ? 'Success' : 'Error'
        answer(action, { Response: response })
        say({ Event: 'FullyBooted', Privilege: 'system,all' })
      },
      Originate: (action) => {
        if (!isIn) return answer(action, { Response: 'Error', Message: 'Permission denied' })
        placed.push(action)
        if (mood.line === 'breaks at the call') return socket.resetAndDestroy()
        if (mood.call === 'no such context') return answer(action, { Response: 'Error' })
        const another = { Event: 'OriginateResponse', ActionID: 'of another' }
        say({ ...another, Response: 'Failure' })
        answer(action, { Response: 'Success', Message: 'Originate successfully queued' })
        say({ ...another, Response: 'Failure' })
        if (mood.line === 'breaks after the call') return socket.end()
        if (mood.call === 'unplugged')
          answer(action, { Event: 'OriginateResponse', Response: 'Failure', Reason: '0' })
      },
    }
    socket.on('data', (data) => {
      const blocks = (kept + String(data)).split('\r\n\r\n')
      kept = blocks.pop() ?? ''
      for (const block of blocks) {
        heard.push(...block.split('\r\n'))
        const action: Action = Object.fromEntries(
          block.split('\r\n').map((line) => line.split(': ') as [string, string]),
        )
        acts[action.Action ?? '']?.(action)
      }
    })
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    mood,
    placed,
    heard,
    /** As it stands after nobody has called. */
    rest() {
      Object.assign(mood, fine)
      placed.length = 0
      heard.length = 0
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        for (const socket of open) socket.destroy()
      }),
  }
}

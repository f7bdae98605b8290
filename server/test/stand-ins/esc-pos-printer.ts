import { createServer, type Socket } from 'node:net'

/** A printed slip: its lines of dots, each as a text of # and spaces. */
export type Slip = string[]

type Mood = {
  /** Whether it answers what it is asked. */
  answers: boolean
  paper: 'ok' | 'low' | 'out'
  coverOpen: boolean
  offline: boolean
  /**
   * When the printer breaks a connection that it has accepted: at once, or after it has received everything. `by
   * ending`: it closes it properly at once, as a printer does that is busy with another.
   */
  breaks: 'at once' | 'afterwards' | 'by ending' | null
  /** Whether the printer closes its side of a connection once the other side has ended. */
  hangsUp: boolean
}

const fine: Mood = {
  ...{ answers: true, paper: 'ok', coverOpen: false, offline: false },
  ...{ breaks: null, hangsUp: true },
}

/**
 * A stand-in of a receipt printer on 127.0.0.1 that reads ESC/POS over TCP: status questions, raster pictures and the
 * cut. It notes whatever else it is sent as noise.
 */
export async function anEscPosPrinter() {
  const mood: Mood = { ...fine }
  const slips: Slip[] = []
  const noise: number[] = []
  let most = 0
  const open = new Set<Socket>()
  /** The connections that are still open. */
  const busy = new Set<Socket>()
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    open.add(socket)
    busy.add(socket)
    most = Math.max(most, busy.size)
    socket.on('error', () => null)
    socket.on('close', () => {
      open.delete(socket)
      busy.delete(socket)
    })
    if (mood.breaks === 'at once') return socket.resetAndDestroy()
    if (mood.breaks === 'by ending') return void socket.resume().end()
    const roll = paperRoll(slips, noise)
    let kept: Buffer = Buffer.alloc(0)
    socket.on('data', (data: Buffer) => {
      kept = roll(Buffer.concat([kept, data]), (question) => {
        const byte = answerTo(question, mood)
        if (mood.answers && byte !== null) socket.write(Buffer.from([byte]))
      })
    })
    socket.on('end', () => {
      busy.delete(socket)
      if (mood.breaks === 'afterwards') socket.resetAndDestroy()
      else if (mood.hangsUp) socket.end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    point: `127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    mood,
    slips,
    noise,
    /** The most connections that were open at once. */
    mostLines: () => most,
    /** Puts paper in, takes the slips out, and forgets the noise. */
    refill() {
      Object.assign(mood, fine)
      slips.length = 0
      noise.length = 0
      most = 0
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        for (const socket of open) socket.destroy()
      }),
  }
}

function answerTo(question: number, { paper, coverOpen, offline }: Mood): number | null {
  const isOut = paper === 'out'
  if (question === 1) return 0x12 | (offline || coverOpen || isOut ? 0x08 : 0)
  if (question === 2) return 0x12 | (coverOpen ? 0x04 : 0) | (isOut ? 0x20 : 0)
  if (question === 4) return 0x12 | (paper === 'ok' ? 0 : 0x0c) | (isOut ? 0x60 : 0)
  return null
}

/** Reads what comes, command by command, and leaves what isn't whole yet. */
function paperRoll(slips: Slip[], noise: number[]) {
  let lines: Slip = []
  return (bytes: Buffer, ask: (question: number) => void): Buffer => {
    let rest = bytes
    for (;;) {
      const [one = -1, two = -1, three = 0] = rest
      const length = lengthOf(rest)
      if (length === null || rest.length < length) return rest
      if (one === 0x10 && two === 0x04) ask(three)
      else if (one === 0x1d && two === 0x76) lines.push(...dotsOf(rest.subarray(0, length)))
      else if (one === 0x1d && two === 0x56) {
        slips.push(lines)
        lines = []
      } else if (one !== 0x1b) noise.push(one)
      rest = rest.subarray(length)
    }
  }
}

/** The length of the first command in the buffer; null where too little of it has come in to know. */
function lengthOf(bytes: Buffer): number | null {
  const [one, two] = bytes
  if (one === undefined) return null
  if (![0x10, 0x1b, 0x1d].includes(one)) return 1
  if (two === undefined) return null
  if (one === 0x10) return 3
  if (one === 0x1b) return two === 0x40 ? 2 : 3
  if (two === 0x56) return 4
  if (two !== 0x76) return 1
  return bytes.length < 8 ? null : 8 + bytes.readUInt16LE(4) * bytes.readUInt16LE(6)
}

function dotsOf(command: Buffer): string[] {
  const stride = command.readUInt16LE(4)
  return Array.from({ length: command.readUInt16LE(6) }, (_, row) =>
    [...command.subarray(8 + row * stride, 8 + (row + 1) * stride)]
      .map((byte) => byte.toString(2).padStart(8, '0').replaceAll('1', '#').replaceAll('0', ' '))
      .join(''),
  )
}

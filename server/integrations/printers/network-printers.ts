import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import type { PrinterStatus, Printers } from '../devices.ts'
import { asking, isAnswer, printerStatusOf, type Question, slipsOf } from './esc-pos.ts'
import { type PrinterAddress, printerAddress } from './printer-address.ts'
import { slipPicture } from './slip-picture.ts'
import { turnsOf } from './turns.ts'

type Patience = {
  /** How long a printer may take to be reached and to accept everything. */
  line: Ms
  /** How long one answer is waited for: many printers never give one. */
  answer: Ms
  /**
   * How long the ones before it may take. Whoever asked gives up after half a minute and asks again, so what has waited
   * longer is left alone: it would come out twice.
   */
  turn: Ms
}

/** Receipt printers in the building's network that speak ESC/POS, each by the address that its point says. */
export function networkPrinters(
  patience: Patience = { line: 5000, answer: 400, turn: 20_000 },
): Printers {
  const inTurn = turnsOf(patience.turn)
  const at = <T>(point: string, act: (socket: Socket) => Promise<T>): Promise<T> => {
    const address = printerAddress(point)
    if (!address) return Promise.reject(new Error('The point of the printer is no address.'))
    return inTurn(point, () => onALine(address, patience.line, act))
  }
  return {
    driverOf: (point) => (printerAddress(point) ? 'network' : null),
    async print({ point, text, copies }) {
      const slips = slipsOf(await slipPicture(text), copies)
      await at(point, async (socket) => {
        refuse(await statusOn(socket, patience.answer))
        await handOver(socket, slips)
      })
    },
    status: (point) => at(point, (socket) => statusOn(socket, patience.answer)),
  }
}

async function onALine<T>(
  address: PrinterAddress,
  patience: Ms,
  act: (socket: Socket) => Promise<T>,
): Promise<T> {
  const socket = connect(address)
  const late = setTimeout(
    () => socket.destroy(new Error('The printer did not answer in time.')),
    patience,
  )
  try {
    await once(socket, 'connect')
    return await act(socket)
  } finally {
    clearTimeout(late)
    // An error that comes once nobody listens any more concerns nobody, but without a listener it would end the
    // process.
    socket.on('error', () => null).destroy()
  }
}

async function statusOn(socket: Socket, patience: Ms): Promise<PrinterStatus> {
  const answers = { state: null, offline: null, paper: null } as Record<Question, number | null>
  for (const question of ['state', 'offline', 'paper'] as const) {
    answers[question] = await answerTo(socket, question, patience)
    // A printer that was silent once isn't asked again.
    if (answers[question] === null) break
  }
  return printerStatusOf(answers)
}

async function answerTo(socket: Socket, question: Question, patience: Ms): Promise<number | null> {
  const waiting = AbortSignal.timeout(patience)
  socket.write(asking(question))
  try {
    const [data] = (await once(socket, 'data', { signal: waiting })) as [Buffer]
    return data.find(isAnswer) ?? null
  } catch (error) {
    if (waiting.aborted) return null
    throw error
  }
}

/**
 * Refuses where nothing can be printed now: a slip that lay in the printer until it has paper would come out for
 * nobody.
 */
function refuse({ online, paper, coverOpen }: PrinterStatus): void {
  if (coverOpen) throw new Error('The cover of the printer is open.')
  if (paper === 'out') throw new Error('The printer has no paper.')
  if (!online) throw new Error('The printer is off its line.')
}

/**
 * Once all of it is on its way it counts as printed, however the printer ends the line: a second slip is worse than
 * none. The connection stays open until the printer closes it, or what is on its way would be lost.
 */
async function handOver(socket: Socket, slips: Buffer): Promise<void> {
  // A printer that is busy on another line may take this one and end it without a word.
  if (socket.writableEnded || socket.destroyed) throw new Error('The printer has ended the line.')
  const closed = once(socket, 'close').catch(() => null)
  const cut = closed.then(() => {
    if (!socket.writableFinished) throw new Error('The printer has ended the line.')
  })
  socket.end(slips)
  await Promise.race([once(socket, 'finish'), cut])
  await closed
}

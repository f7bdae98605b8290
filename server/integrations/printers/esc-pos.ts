import type { PrinterStatus } from '../devices.ts'
import { type Bitmap, slipWidth } from './slip-picture.ts'

/** How many bytes one line of dots takes. */
const stride = slipWidth / 8
/** How many lines of dots are sent in one piece, as small printers have little memory. */
const most = 128

const bytes = (...values: number[]) => Buffer.from(values)
const begin = bytes(0x1b, 0x40)
const feedAndCut = bytes(0x1d, 0x56, 66, 48)

/**
 * The bytes that make an ESC/POS printer print this many slips: for each the picture, then the paper is fed and cut.
 */
export function slipsOf({ dots, height }: Bitmap, copies: number): Buffer {
  const pieces: Buffer[] = []
  for (let row = 0; row < height; row += most) {
    const rows = Math.min(most, height - row)
    pieces.push(
      bytes(0x1d, 0x76, 0x30, 0, stride, 0, rows & 255, rows >> 8),
      dots.subarray(row * stride, (row + rows) * stride),
    )
  }
  const centred = bytes(0x1b, 0x61, 1)
  return Buffer.concat(
    Array.from({ length: copies }, () => [begin, centred, ...pieces, feedAndCut]).flat(),
  )
}

/**
 * What a printer can be asked while it works, with the number that asks it: whether it is on, why it is not, its paper.
 */
export const questions = { state: 1, offline: 2, paper: 4 } as const
/** What a printer can be asked: whether it is on, why it is not, its paper. */
export type Question = keyof typeof questions
/** The bytes that ask a printer a question. */
export const asking = (question: Question) => bytes(0x10, 0x04, questions[question])

/** Whether a byte is a printer's answer: two of its bits must be set and two must be clear. */
export const isAnswer = (byte: number): boolean => (byte & 0x93) === 0x12

/**
 * What a printer's answers say of it, each a byte, null for one that it leaves open. What isn't answered counts as
 * being well: many printers answer nothing, and print.
 */
export function printerStatusOf(answers: Record<Question, number | null>): PrinterStatus {
  const says = (question: Question, bits: number) => ((answers[question] ?? 0) & bits) !== 0
  const coverOpen = says('offline', 0x04)
  const isOut = says('offline', 0x20) || says('paper', 0x60)
  const paper = isOut ? 'out' : says('paper', 0x0c) ? 'low' : 'ok'
  return { online: !says('state', 0x08) || coverOpen || isOut, paper, coverOpen }
}

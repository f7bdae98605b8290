import type { Cents } from '../price/money.ts'

export type ReceiptFacts = {
  reservationCode: string
  /** Given at check-in. */
  waitingCode: string | null
  paidCents: Cents
  /** Below zero it is a credit, which is no business of a slip of paper. */
  balanceCents: Cents
}

/** The lines of a receipt by their texts. It names neither her nor what she came for. */
export type ReceiptLine =
  | { say: 'receiptWhen' }
  | { say: 'receiptCode' | 'receiptWaiting'; code: string }
  | { say: 'receiptPaid' | 'receiptDue'; cents: Cents }

export function receiptLines(facts: ReceiptFacts): ReceiptLine[] {
  const { reservationCode, waitingCode, paidCents, balanceCents } = facts
  return [
    { say: 'receiptWhen' },
    { say: 'receiptCode', code: reservationCode },
    ...(waitingCode ? [{ say: 'receiptWaiting', code: waitingCode } as const] : []),
    ...(paidCents > 0 ? [{ say: 'receiptPaid', cents: paidCents } as const] : []),
    ...(balanceCents > 0 ? [{ say: 'receiptDue', cents: balanceCents } as const] : []),
  ]
}

/** As it comes out: what the facility writes above and below, its blank lines left out. */
export const receiptText = (
  { header, footer }: { header: string | null; footer: string | null },
  lines: readonly string[],
): string =>
  [...linesOf(header), ...lines, ...linesOf(footer)].filter((line) => line.trim() !== '').join('\n')

const linesOf = (text: string | null): string[] =>
  text?.split('\n').map((line) => line.trim()) ?? []

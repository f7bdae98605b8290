import type { Cents } from '../price/money.ts'

export type ReceiptFacts = {
  reservationCode: string
  /** The code by which she is called, given at check-in. */
  waitingCode: string | null
  paidCents: Cents
  /** What is still owed. A negative balance is a credit, which a receipt doesn't show. */
  balanceCents: Cents
}

/** A line of a receipt, by the key of its words and what stands in them. None names her or what she came for. */
export type ReceiptLine =
  | { say: 'receiptWhen' }
  | { say: 'receiptCode' | 'receiptWaiting'; code: string }
  | { say: 'receiptPaid' | 'receiptDue'; cents: Cents }

/** The lines of a receipt in their order; an amount of 0 or less, or a code that is missing, has no line. */
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

/** The receipt as it is printed: what the facility writes above and below it included, blank lines left out. */
export const receiptText = (
  { header, footer }: { header: string | null; footer: string | null },
  lines: readonly string[],
): string =>
  [...linesOf(header), ...lines, ...linesOf(footer)].filter((line) => line.trim() !== '').join('\n')

const linesOf = (text: string | null): string[] =>
  text?.split('\n').map((line) => line.trim()) ?? []

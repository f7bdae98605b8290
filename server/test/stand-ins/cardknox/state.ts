import type { Movement } from '../movement.ts'

/** What the gateway remembers. */
export type CardknoxState = {
  made: number
  /** Single-use tokens: what is behind each, and whether it was used. */
  suts: Record<string, { what: 'card' | 'cvv'; card: TestCardName; used: boolean }>
  transactions: Transaction[]
  movements: Movement[]
}

/**
 * A transaction in the fields of the gateway's reports, and what the stand-in knows of it besides. `refunded` is in
 * cents.
 */
export type Transaction = {
  xRefNum: string
  xCommand: string
  xInvoice: string
  xCustom01: string
  xAmount: string
  xResponseResult: 'Approved' | 'Declined' | 'Error'
  xResponseError: string
  xResponseErrorCode: string
  xVoid: '0' | '1'
  xMaskedCardNumber: string
  xCardType: string
  xToken: string
  card: TestCardName
  /** The sale a refund or void is for. */
  of: string
  settled: boolean
  refunded: number
  at: number
}

export type TestCardName = keyof typeof testCards

/** Test cards by what happens to a charge of them; the first two are of the gateway’s own sandbox. */
export const testCards = {
  approves: { masked: '4xxxxxxxxxxx2224', type: 'Visa' },
  declines: { masked: '4xxxxxxxxxxx2220', type: 'Visa', code: '05', refusal: 'Declined' },
  insufficient: {
    masked: '5xxxxxxxxxxx9995',
    type: 'MasterCard',
    code: '51',
    refusal: 'Insufficient funds',
  },
  expired: { masked: '4xxxxxxxxxxx0069', type: 'Visa', code: '54', refusal: 'Expired card' },
  /** Of any amount, ten dollars are authorized. */
  partial: { masked: '4xxxxxxxxxxx1000', type: 'Visa' },
} as const

export const freshState = (): CardknoxState => ({
  made: 0,
  suts: {},
  transactions: [],
  movements: [],
})

export function newNumber(state: CardknoxState): number {
  state.made += 1
  return state.made
}

/** A new reference number, as text: it has 64 bits, of which a JavaScript number would lose the last. */
export const newRefNum = (state: CardknoxState): string =>
  (9_000_000_000_000_000_001n + BigInt(newNumber(state))).toString()

export const tokenOf = (card: TestCardName): string => `token-of-${card}`

/** The test card that a token stands for; null for a token that isn't of the stand-in's making. */
export function cardOfToken(token: string): TestCardName | null {
  const names = Object.keys(testCards) as TestCardName[]
  return names.find((name) => tokenOf(name) === token) ?? null
}

import { signatureOf } from '../../integrations/payments/cardknox/webhooks.ts'
import { type Answer, type Asked, carryOut } from './cardknox/gateway.ts'
import {
  type CardknoxState,
  freshState,
  newNumber,
  type TestCardName,
  type Transaction,
} from './cardknox/state.ts'
import { deliver, type SignedPost } from './deliver.ts'
import { type Faults, faultQueue } from './faults.ts'
import { keptState } from './kept-state.ts'
import { type Heard, listenOnLoopback, type Said, troublePage } from './loopback.ts'
import type { Movement } from './movement.ts'

/** A stand-in of Cardknox's gateway, what it has noted, and what goes wrong with it. */
export type CardknoxStandIn = {
  url: string
  xKey: string
  webhookPin: string
  faults: Faults
  movements(): readonly Movement[]
  transactions(): readonly Transaction[]
  /** Every request's fields, by the names they came under. */
  heard: readonly Readonly<Record<string, unknown>>[]
  /** A single-use token as iFields makes it. */
  sut(card: TestCardName, what?: 'card' | 'cvv'): string
  /** The day's batch closes: what was sold can be refunded, no longer voided. */
  settle(): void
  signed(transaction: Transaction): SignedPost
  /** Posts them to our webhook address and tells the statuses it answered. */
  deliver(url: string, transactions: readonly Transaction[]): Promise<number[]>
  close(): Promise<void>
}

/**
 * A stand-in of Cardknox's gateway on 127.0.0.1 that remembers what it was asked, with a `file` also through its own
 * end. It moves no money, and notes what the gateway would have moved.
 */
export async function startCardknoxStandIn(
  options: { port?: number; file?: string } = {},
): Promise<CardknoxStandIn> {
  const xKey = 'standin-key-0123456789'
  const webhookPin = 'standinpin0123456'
  const { state, keep } = keptState<CardknoxState>(freshState(), options.file)
  const faults = faultQueue()
  const heard: Record<string, unknown>[] = []

  const loopback = await listenOnLoopback({
    answer,
    faultOf: (request) => faults.take(`${request.path} ${fieldsOf(request).xCommand ?? ''}`),
    // In trouble the gateway answers with a page, whatever was asked for.
    trouble: troublePage,
    port: options.port,
  })

  return {
    url: loopback.url,
    xKey,
    webhookPin,
    faults,
    movements: () => state.movements,
    transactions: () => state.transactions,
    heard,
    sut: (card, what = 'card') => {
      const sut = `sut;${what};${newNumber(state)}`
      state.suts[sut] = { what, card, used: false }
      return sut
    },
    settle: () => {
      for (const transaction of state.transactions) transaction.settled = true
      keep()
    },
    signed,
    deliver: (url, transactions) => deliver(url, transactions.map(signed)),
    close: loopback.close,
  }

  function signed(transaction: Transaction): SignedPost {
    const { xRefNum, xCommand, xInvoice, xCustom01, xAmount, xResponseResult } = transaction
    const fields = { xRefNum, xCommand, xInvoice, xCustom01, xAmount, xResponseResult }
    const body = new URLSearchParams(fields).toString()
    const headers = {
      'content-type': 'application/x-www-form-urlencoded; charset=utf-8',
      'ck-signature': signatureOf(new URLSearchParams(body), webhookPin),
    }
    return { headers, body }
  }

  function answer(request: Heard): Said {
    const fields = fieldsOf(request)
    heard.push(fields)
    const byName = new Map(
      Object.entries(fields).map(([name, value]) => [name.toLowerCase(), String(value)]),
    )
    const asked: Asked = (name) => byName.get(name.toLowerCase()) ?? ''
    const body = asked('xKey') !== xKey ? wrongKey(asked) : bodyOf(request.path, asked)
    keep()
    return { status: 200, body: JSON.stringify(body) }
  }

  function bodyOf(path: string, asked: Asked): object {
    if (path === '/gatewayjson') return carryOut(state, asked)
    if (path === '/reportjson') return report(asked)
    return { xResult: 'E', xStatus: 'Error', xErrorCode: '01100', xError: 'Invalid path' }
  }

  function report(asked: Asked): object {
    const from = Date.parse(`${asked('xBeginDate')}Z`)
    const to = Date.parse(`${asked('xEndDate')}Z`)
    const rows = state.transactions.filter(({ at }) => at >= from && at <= to).reverse()
    return {
      xResult: 'S',
      xStatus: 'Success',
      xRecordsReturned: rows.length,
      xReportingMaxTransactions: '1000',
      xReportData: rows,
    }
  }
}

const wrongKey = (asked: Asked): Answer => ({
  xResult: 'E',
  xStatus: 'Error',
  ...(asked('xKey')
    ? { xErrorCode: '01208', xError: 'Specified Key Not Found' }
    : { xErrorCode: '01200', xError: 'Required: xKey' }),
})

function fieldsOf({ headers, body }: Heard): Record<string, unknown> {
  return headers['content-type']?.includes('json')
    ? JSON.parse(body)
    : Object.fromEntries(new URLSearchParams(body))
}

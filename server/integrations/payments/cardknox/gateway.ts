import type { Cents } from '@mikvah/rules/price/money.ts'
import type { Ms } from '@mikvah/rules/time/ms.ts'
import { type HttpClient, httpClient } from '../../http.ts'
import { redact } from '../../redact.ts'
import type { CardVault } from '../card-vault.ts'

export type CardknoxOptions = {
  xKey: string
  /** The public key for iFields, the card form. */
  publicKey: string
  webhookPin: string
  requiresCvv: boolean
  requiresCardholderId: boolean
  vault: CardVault
  /** The address of the gateway; tests point it at loopback. */
  baseUrl?: string
  timeoutMs?: Ms
  now?: () => Ms
}

export type CardknoxParts = {
  http: HttpClient
  options: CardknoxOptions
  secrets: readonly string[]
  now: () => Ms
}

export type Fields = Readonly<Record<string, string | boolean>>

/**
 * An answer of the gateway. `read` ignores case, as the gateway itself writes both xRefNum and xRefnum. A missing
 * field is ''.
 */
export type GatewayAnswer = { read(name: string): string; rows: readonly GatewayRow[] }
export type GatewayRow = { read(name: string): string }

/**
 * What came of asking the gateway: `answer`, with what it said; `not-sent`, so that nothing can have happened there; or
 * `no-answer`, so that it may have.
 */
export type GatewayReply =
  | ({ kind: 'answer' } & GatewayAnswer)
  | { kind: 'not-sent'; message: string }
  | { kind: 'no-answer'; message: string }

/**
 * What all calls to the gateway share: an HTTP client, the secrets to black out, and the clock. It asks nothing yet.
 */
export function connectCardknox(options: CardknoxOptions): CardknoxParts {
  const secrets = [options.xKey, options.webhookPin]
  return {
    http: httpClient({ timeoutMs: options.timeoutMs ?? 20_000, secrets }),
    options,
    secrets,
    now: options.now ?? (() => Date.now()),
  }
}

/** Asks the gateway, once; after `no-answer` it may have done what it was asked. */
export async function ask(
  { http, options, secrets }: CardknoxParts,
  path: '/gatewayjson' | '/reportjson',
  fields: Fields,
): Promise<GatewayReply> {
  const sent = {
    xKey: options.xKey,
    xVersion: '5.0.0',
    xSoftwareName: 'Mikvah',
    xSoftwareVersion: '1.0',
    xSupports64BitRefnum: true,
    ...fields,
  }
  const reply = await http({
    method: 'POST',
    url: new URL(path, options.baseUrl ?? 'https://x1.cardknox.com').href,
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(sent),
  })
  if (!reply.answered) {
    return { kind: reply.sent ? 'no-answer' : 'not-sent', message: reply.message }
  }
  const answer = reply.status === 200 ? answerOf(reply.text) : null
  if (answer?.read('xResult')) return { kind: 'answer', ...answer }
  const start = redact(reply.text.slice(0, 80), secrets)
  return { kind: 'no-answer', message: `status ${reply.status}: ${start}` }
}

/** JSON is asked for, but the gateway sometimes answers with a form. */
function answerOf(text: string): GatewayAnswer | null {
  const whole = jsonOf(text) ?? Object.fromEntries(new URLSearchParams(text))
  const rows = Object.entries(whole).find(([name]) => name.toLowerCase() === 'xreportdata')?.[1]
  return {
    ...rowOf(whole),
    rows: (Array.isArray(rows) ? rows : []).filter(isObject).map(rowOf),
  }
}

function jsonOf(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : null
  } catch {
    return null
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function rowOf(fields: object): GatewayRow {
  const values = new Map(
    Object.entries(fields).map(([name, value]) => [name.toLowerCase(), textOf(value)]),
  )
  return { read: (name) => values.get(name.toLowerCase()) ?? '' }
}

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''

/** Cents as the gateway writes an amount, in dollars: "35.00". */
export const amountText = (cents: Cents): string => (cents / 100).toFixed(2)

/** The cents of "35.00"; NaN when it is no amount. */
export const centsOfText = (text: string): Cents =>
  text === '' ? Number.NaN : Math.round(Number(text) * 100)

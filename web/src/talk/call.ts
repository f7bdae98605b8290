import { addresses, type CallName, pathOf } from '@mikvah/contract/addresses.ts'
import type { Contract } from '@mikvah/contract/contract.ts'
import { presentLanguage } from '../words/texts.ts'
import { CallFailed, Unreachable } from './call-failed.ts'
import { freshKey } from './fresh-key.ts'
import { presentSession } from './session.ts'
import { renewSession } from './sign-in.ts'
import { heardUnconfirmed } from './unconfirmed.ts'

/**
 * The card that staff swiped for an act. Where a call asks for one it is never left out, so that a screen which
 * forgets the card doesn't compile.
 */
export type SwipedCard = { cardCode: string | undefined }

/** For a call by whoever has no card, as a patron, a kiosk or the tablet of a room, or of whom none is asked. */
export const noCard: SwipedCard = { cardCode: undefined }

/** The body of a call; where it asks for a card, the card's code is never left out, though it may be undefined. */
export type BodyOf<Name extends CallName> = Contract[Name]['asksCard'] extends true
  ? Omit<Contract[Name]['body'], 'cardCode'> & SwipedCard
  : Contract[Name]['body']

/** What a call sends; where it asks for a card, its body can't be left out. */
export type SentWithCard<Name extends CallName> = Sent<Name> &
  (Contract[Name]['asksCard'] extends true ? { body: BodyOf<Name> } : unknown)
/** What a call answers with when it succeeds. */
export type AnswerOf<Name extends CallName> = Contract[Name]['answer']

/** What a call sends: `params` fill the `:names` of the path; a FormData body goes as multipart. */
export type Sent<Name extends CallName> = {
  params?: Record<string, string | number>
  query?: Contract[Name]['query']
  body?: BodyOf<Name> | FormData
  /** One key for each intention: a second try of the same tap uses the same key. */
  idempotencyKey?: string
  /** Whether the call only asks what came of the request with this key; nothing is done by it. */
  asksOutcome?: boolean
  /** Asks the server to answer at once with the present state, instead of waiting for the end (RFC 7240). */
  atOnce?: boolean
  /** Lets the request go on when the page is closed. */
  keepalive?: boolean
  signal?: AbortSignal
}

/**
 * Makes one call of the contract, and gives its answer. Throws CallFailed with the server's words, Unreachable, or the
 * reason of a signal that was aborted before the answer began.
 */
export async function call<Name extends CallName>(
  name: Name,
  sent: Sent<Name> = {},
): Promise<AnswerOf<Name>> {
  const answer = await answered(name, sent)
  const body: unknown = await answer.json().catch(() => undefined)
  if (!answer.ok || body === undefined || saysNo(body)) {
    const failure = new CallFailed(answer.status, body, answer.headers.get('Retry-After'))
    throw heardUnconfirmed(failure)
  }
  return body as AnswerOf<Name>
}

/**
 * The HTTP response as it came, successful or not; an expired token is renewed once. Throws as `callAs` and
 * `renewSession` do.
 */
export async function answered<Name extends CallName>(
  name: Name,
  sent: Sent<Name>,
): Promise<Response> {
  const key = sent.idempotencyKey ?? freshKey()
  const session = presentSession()
  const answer = await callAs(session?.accessToken ?? null, name, sent, key)
  if (!session || answer.status !== 401) return answer
  const renewed = await renewSession(session.accessToken)
  // Whoever has signed in meanwhile in another tab didn't make this call.
  if (renewed?.userId !== session.userId) return answer
  return callAs(renewed.accessToken, name, sent, key)
}

const withKey = new Set(['POST', 'PUT', 'DELETE'])

/**
 * Makes one call with this token, whoever is signed in by now, and gives the answer as it came. Throws Unreachable, or
 * the reason of an aborted signal.
 */
export async function callAs<Name extends CallName>(
  token: string | null,
  name: Name,
  { params, query, body, asksOutcome, atOnce, keepalive = false, signal }: Sent<Name>,
  key = freshKey(),
): Promise<Response> {
  const method = addresses[name][0]
  const headers = new Headers({ 'Accept-Language': presentLanguage() })
  if (token) headers.set('Authorization', `Bearer ${token}`)
  if (withKey.has(method)) headers.set('Idempotency-Key', key)
  if (asksOutcome) headers.set('Idempotency-Ask', 'outcome')
  if (atOnce) headers.set('Prefer', 'wait=0')
  const multipart = body instanceof FormData
  if (body !== undefined && !multipart) headers.set('Content-Type', 'application/json')
  return fetch(addressOf(name, params, query), {
    method,
    headers,
    body: multipart ? body : body === undefined ? undefined : JSON.stringify(body),
    keepalive,
    signal,
  }).catch((cause) => {
    if (signal?.aborted) throw cause
    throw new Unreachable(cause)
  })
}

function addressOf(name: CallName, params: Sent<CallName>['params'] = {}, query?: object): string {
  const path = pathOf(name).replace(/:(\w+)/g, (_, param: string) => {
    const value = params[param]
    if (value === undefined) throw new Error(`The call ${name} needs ${param}.`)
    return encodeURIComponent(value)
  })
  const asked = new URLSearchParams(
    Object.entries(query ?? {})
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([field, value]) => [field, String(value)]),
  )
  return asked.size > 0 ? `${path}?${asked}` : path
}

/** An answer with message, errorMessage or success: false is a failure, whatever its HTTP status (requirements P8). */
function saysNo(body: unknown): boolean {
  if (body === null || typeof body !== 'object' || Array.isArray(body)) return false
  const { success, errorMessage, Message } = body as Record<string, unknown>
  return success === false || Boolean(errorMessage) || Boolean(Message)
}

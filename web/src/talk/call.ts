import { addresses, type CallName, pathOf } from '@mikvah/contract/addresses.ts'
import type { Contract } from '@mikvah/contract/contract.ts'
import { presentLanguage } from '../words/words.ts'
import { CallFailed, Unreachable } from './call-failed.ts'
import { freshKey } from './fresh-key.ts'
import { presentSession } from './session.ts'
import { renewSession } from './sign-in.ts'

export type BodyOf<Name extends CallName> = Contract[Name]['body']
export type AnswerOf<Name extends CallName> = Contract[Name]['answer']

/** What goes along: `params` fill the `:names` of the path; a FormData body goes as multipart. */
export type Sent<Name extends CallName> = {
  params?: Record<string, string | number>
  query?: Contract[Name]['query']
  body?: BodyOf<Name> | FormData
  /** One key per intention: the same one for a second try of the same tap. */
  idempotencyKey?: string
  signal?: AbortSignal
}

/** Makes one call of the contract. Throws CallFailed with the server's words, or Unreachable. */
export async function call<Name extends CallName>(
  name: Name,
  sent: Sent<Name> = {},
): Promise<AnswerOf<Name>> {
  const key = sent.idempotencyKey ?? freshKey()
  const token = presentSession()?.accessToken ?? null
  let answer = await send(name, sent, key, token)
  if (token && answer.status === 401) {
    const renewed = await renewSession(token)
    if (renewed) answer = await send(name, sent, key, renewed.accessToken)
  }
  const told: unknown = await answer.json().catch(() => undefined)
  if (!answer.ok || told === undefined || saysNo(told)) {
    throw new CallFailed(answer.status, told, answer.headers.get('Retry-After'))
  }
  return told as AnswerOf<Name>
}

const withKey = new Set(['POST', 'PUT', 'DELETE'])

async function send<Name extends CallName>(
  name: Name,
  { params, query, body, signal }: Sent<Name>,
  key: string,
  token: string | null,
): Promise<Response> {
  const method = addresses[name][0]
  const headers = new Headers({ 'Accept-Language': presentLanguage() })
  if (token) headers.set('Authorization', `Bearer ${token}`)
  if (withKey.has(method)) headers.set('Idempotency-Key', key)
  const multipart = body instanceof FormData
  if (body !== undefined && !multipart) headers.set('Content-Type', 'application/json')
  return fetch(addressOf(name, params, query), {
    method,
    headers,
    body: multipart ? body : body === undefined ? undefined : JSON.stringify(body),
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

/** Message, errorMessage or success: false make a failure, whatever the status (spec 8). */
function saysNo(told: unknown): boolean {
  if (told === null || typeof told !== 'object' || Array.isArray(told)) return false
  const { success, errorMessage, Message } = told as Record<string, unknown>
  return success === false || Boolean(errorMessage) || Boolean(Message)
}

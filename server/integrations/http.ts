import type { Ms } from '@mikvah/rules/time/ms.ts'
import { redact } from './redact.ts'
import { askUnchecked } from './unchecked-tls.ts'

export type HttpRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: string
  headers?: Readonly<Record<string, string>>
  body?: string
  timeoutMs?: Ms
}

/** An answer of any status, with its body as text. */
export type HttpReply = { status: number; headers: Headers; text: string }

/** Why there is no answer, or none that was read to its end. */
export type HttpFailure = {
  because: 'timeout' | 'connection' | 'too-large'
  /** Whether the request may have left. It is false only when nothing can have happened on the other side. */
  sent: boolean
  /** What is logged of it, without secrets. */
  message: string
}

export type HttpResult = ({ answered: true } & HttpReply) | ({ answered: false } & HttpFailure)

/** Makes one request; a failure is a value, never thrown. */
export type HttpClient = (request: HttpRequest) => Promise<HttpResult>

export type HttpClientOptions = {
  timeoutMs: Ms
  /** Texts that are blacked out of every message. */
  secrets?: readonly string[]
  maxBytes?: number
  /** Whether this client accepts any certificate. */
  takesAnyCertificate?: boolean
}

const neverLeft = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENETUNREACH',
  'EHOSTUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'ERR_INVALID_URL',
])

/**
 * The one HTTP client. It never throws, never follows a redirect (the reply is the 3xx itself) and never repeats a
 * request: only the caller knows whether that is safe. A body of more than `maxBytes`, five million if unset, is a
 * failure.
 */
export function httpClient(options: HttpClientOptions): HttpClient {
  const { secrets = [], maxBytes = 5_000_000, takesAnyCertificate } = options

  return async (request) => {
    const timeout = AbortSignal.timeout(request.timeoutMs ?? options.timeoutMs)
    try {
      const isUnchecked = takesAnyCertificate && new URL(request.url).protocol === 'https:'
      const reply = await (isUnchecked ? askUnchecked : ask)(request, timeout)
      const text = await textUpTo(reply, maxBytes)
      if (text === null) return failure('too-large', true, `more than ${maxBytes} bytes`)
      return { answered: true, status: reply.status, headers: reply.headers, text }
    } catch (error) {
      const code = codeOf(error)
      if (timeout.aborted) return failure('timeout', true, 'no answer in time')
      return failure('connection', !neverLeft.has(code), `${code} ${messageOf(error)}`.trim())
    }
  }

  function failure(because: HttpFailure['because'], sent: boolean, message: string): HttpResult {
    return { answered: false, because, sent, message: redact(message, secrets) }
  }
}

const ask = ({ url, method, headers, body }: HttpRequest, signal: AbortSignal) =>
  fetch(url, { method, headers, body, signal, redirect: 'manual' })

async function textUpTo(reply: Response, maxBytes: number): Promise<string | null> {
  if (!reply.body) return ''
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of reply.body) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) return null
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

/** The system's error code from the cause, as `fetch failed` says nothing. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : ''
  return typeof code === 'string' ? code : ''
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'failed'
}

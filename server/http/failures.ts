import type { Endpoint } from '@mikvah/contract/endpoint.ts'
import type { Language } from '@mikvah/rules/words/language.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Away, awayBecause } from '../db/away.ts'
import { NotSetUp } from '../integrations/not-set-up.ts'
import { Refused, TokenRefused, Unauthorized } from '../request/refused.ts'
import { languageAsked, textIn } from '../request/words.ts'
import { KeyElsewhere } from '../secrets/seal.ts'
import { statusOf } from './refusal-status.ts'
import { holdToContract } from './undeclared.ts'

type Failure = { status: number; body: Record<string, unknown>; headers: Record<string, string> }

/**
 * A failure as it is answered: status, headers and body, in the caller's language with its code and the errors by
 * field. A missing sign-in (401) and a refused token have the bodies that their own specifications ask for.
 */
export function failureOf(error: unknown, request: FastifyRequest): Failure {
  if (error instanceof Unauthorized) {
    return {
      status: 401,
      body: { Message: 'Authorization has been denied for this request.' },
      headers: { 'WWW-Authenticate': 'Bearer' },
    }
  }
  if (error instanceof TokenRefused) {
    const { error: word, description } = error
    return {
      status: 400,
      body: { error: word, ...(description ? { error_description: description } : {}) },
      headers: {},
    }
  }
  const refused = error instanceof Refused ? error : refusedBy(error)
  const language = request.language ?? languageAsked(request.headers['accept-language']) ?? 'en'
  const { extra, retryAfterSeconds, status, text } = refused.more
  const errors = refused.more.errors?.slice(0, mostErrors).map(briefly)
  const fields = [...new Set(errors?.map(({ path }) => path))].join(', ')
  const params = { fields, ...briefly(refused.more.params ?? {}) }
  const said = text ?? textIn(language, refused.code, params, request.texts ?? {})
  const message = refused.code === 'server-error' ? `${said} [${shortOf(request.id)}]` : said
  return {
    status: status ?? statusOf(refused.code),
    body: {
      success: false,
      errorMessage: message,
      Message: message,
      code: refused.code,
      ...(errors ? { errors } : {}),
      ...extra,
    },
    headers: retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : {},
  }
}

/** So much of a request's id as somebody reads out over the telephone; the log has the whole of it. */
const shortOf = (id: string) => id.slice(0, 8)

/** The most errors in an answer, as they repeat what was sent. */
const mostErrors = 20
const mostLetters = 300
const brief = (text: string) =>
  text.length > mostLetters ? `${text.slice(0, mostLetters).toWellFormed()}…` : text
const briefly = <T extends Record<string, string>>(texts: T): T =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, brief(text)])) as T

const whileAway: Readonly<Record<Away, Refused>> = {
  gone: new Refused('unavailable', { retryAfterSeconds: 5 }),
  full: new Refused('unavailable', { retryAfterSeconds: 60 }),
  busy: new Refused('try-again', { retryAfterSeconds: 2 }),
}

/** Errors of the framework, and of a database that can't answer now, as refusals; any other error is a bug. */
function refusedBy(error: unknown): Refused {
  if (error instanceof NotSetUp) return new Refused('cards-not-set-up')
  if (error instanceof KeyElsewhere) return whileAway.gone
  const away = awayBecause(error)
  if (away) return whileAway[away]
  const { statusCode, code } = error as { statusCode?: number; code?: string }
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' || statusCode === 415)
    return new Refused('wrong-content')
  if (statusCode === 413) return new Refused('too-large')
  if (statusCode === 429) return new Refused('too-many-requests', { retryAfterSeconds: 60 })
  if (statusCode === 400) {
    return new Refused('invalid-request', {
      errors: [{ path: 'body', message: 'Not readable as JSON.' }],
    })
  }
  return new Refused('server-error')
}

/**
 * Answers every failure as `failureOf` gives it. A bug, or a failure of another system, is logged as an error, one that
 * passes (503) in one line.
 */
export function tellFailures(app: FastifyInstance): void {
  app.decorateRequest('language', undefined)
  app.decorateRequest('texts', undefined)
  app.setErrorHandler((error, request, reply) => {
    const { status, body, headers } = failureOf(error, request)
    const { call } = request.routeOptions.config
    if (call && body.code !== undefined) holdToContract(call, body.code, request.log)
    // What isn't a bug is logged in one line: while the database is away there is much of it.
    if (status === 503)
      request.log.warn({ code: body.code, away: awayBecause(error) }, 'call put off')
    else if (status >= 500) request.log.error({ err: error }, 'call failed')
    return reply
      .code(status)
      .headers(headers)
      .type('application/json; charset=utf-8')
      .serializer((payload: unknown) => JSON.stringify(payload))
      .send(body)
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract that the route serves. */
    call?: Endpoint
  }
  interface FastifyRequest {
    language?: Language
    texts?: Readonly<Record<string, Readonly<Record<string, string>>>>
  }
}

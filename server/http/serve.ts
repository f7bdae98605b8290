import type {
  BodyOf,
  Endpoint,
  FileNamesOf,
  ParamsOf,
  QueryOf,
  ResultOf,
} from '@mikvah/contract/endpoint.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { writeLook } from '../audit/write-look.ts'
import type { RequestContext, SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { type SentText, sentOnce } from '../request/written-once.ts'
import { receive, type SentFile, type Uploaded } from '../uploads/receive.ts'
import { writesAnswers } from './answer-writer.ts'
import { beginCall, isAct, refuseUnread, takesAnyone } from './begin-call.ts'
import { mostOfABody, mostOfAStranger } from './bodies.ts'
import { answerOnce } from './idempotency.ts'
import { countCaller } from './load/rate-limit.ts'
import { inTurn } from './load/turns.ts'
import { parse, refuseUnreadable } from './parse.ts'
import { untilSettingsStand } from './until-settings-stand.ts'
import { contextOf } from './who.ts'

type ContextFor<E> = E extends { who: infer W extends readonly string[] }
  ? 'anyone' extends W[number]
    ? RequestContext
    : SignedInContext
  : never

type Given<E> = {
  ctx: ContextFor<E>
  body: BodyOf<E>
  query: QueryOf<E>
  params: ParamsOf<E>
  /** The files that came with the call; what kind each is must be seen from its bytes. */
  files: Record<FileNamesOf<E>, SentFile>
  request: FastifyRequest
  reply: FastifyReply
}

/** Serves one call of the contract: who, parse, verb, answer. Whatever the result doesn't declare is stripped. */
export function serve<E extends Endpoint>(
  app: FastifyInstance,
  parts: Parts,
  call: E,
  verb: (given: Given<E>) => Promise<ResultOf<E>> | ResultOf<E>,
): void {
  const wholeOf = (result: unknown) =>
    call.reply === 'envelope' ? { success: true, result, errorMessage: null } : result
  const writes = isAct(call)
  if (call.days && !['whole', 'ofOnePatron'].includes(call.days.delivery))
    throw new Error(`${call.name} isn't told whole: it is served by its rows or pages.`)

  app.route({
    method: call.method,
    url: call.path,
    // A HEAD request would cost as much as the whole answer.
    exposeHeadRoute: !call.days && call.method === 'GET',
    config: { call },
    bodyLimit: call.mostBytes ?? (takesAnyone(call) ? mostOfAStranger : mostOfABody),
    ...(writes || call.method === 'PATCH'
      ? { onRequest: (request) => refuseUnread(parts, call, request) }
      : {}),
    ...writesAnswers(call),
    handler: async (request, reply) => {
      const ctx = await contextOf(parts, call, request)
      countCaller(parts, ctx)
      refuseUnreadable(call, request)
      const query = parse(call.query, request.query, 'query') as QueryOf<E>
      const uploaded = call.upload ? await receive(call.upload, request) : null
      const files = (uploaded?.files ?? {}) as Given<E>['files']
      const body = parse(call.body, uploaded?.fields ?? request.body, 'body') as BodyOf<E>
      const params = request.params as ParamsOf<E>
      const answer = async (ctx: RequestContext) => {
        const carded = await beginCall(parts, call, ctx, body)
        const result = await verb({
          ctx: carded as ContextFor<E>,
          body,
          query,
          params,
          files,
          request,
          reply,
        })
        if (isAccepted(call, result)) reply.code(202)
        await writeLook(parts, call, ctx, { params, query: query ?? {}, answer: result })
        if (reply.sent) return reply
        const whole = wholeOf(result)
        const write = () => String(reply.serialize(whole))
        const sent = sentOnce(result, write, request.headers['accept-encoding'])
        // Nothing found is an answer too, which Fastify would send as no body at all.
        if (whole === null) return send(reply, { body: 'null', encoding: null })
        return sent === null ? whole : send(reply, sent)
      }
      const ask = () => contextOf(parts, call, request)
      const answerFresh = (ctx: RequestContext) =>
        inTurn(parts, call, { ctx, query, reply }, () => untilSettingsStand(ctx, ask, answer))
      if (!writes) return answerFresh(ctx)
      const sent = { query, body: uploaded ? [body, digestsOf(uploaded)] : body }
      const keyed = { call, request, reply, sent, wholeOf }
      return answerOnce(parts, ctx, keyed, answerFresh)
    },
  })
}

/** The files of a call, as its key compares them: a repeat must send the same bytes. */
const digestsOf = ({ files }: Uploaded) =>
  Object.entries(files).map(([field, { name, digest }]) => [field, name, digest])

const isAccepted = ({ acceptedWhile }: Endpoint, result: unknown): boolean =>
  acceptedWhile !== undefined && (result as Record<string, unknown>)[acceptedWhile] === true

/** A compressed answer says so, so that it isn't compressed again or given by a cache to a reader who can't open it. */
function send(reply: FastifyReply, { body, encoding }: SentText) {
  reply.type('application/json; charset=utf-8')
  if (encoding) reply.header('Content-Encoding', encoding).header('Vary', 'Accept-Encoding')
  return reply.send(body)
}

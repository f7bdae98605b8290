import type { BodyOf, Endpoint, QueryOf, ResultOf } from '@mikvah/contract/endpoint.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { writeLook } from '../audit/write-look.ts'
import type { Parts } from '../parts.ts'
import type { Asked, AskedBySomeone } from './asked.ts'
import { foldNames } from './fold-names.ts'
import { answerOnce } from './idempotency.ts'
import { Refused, SettingsMoved } from './refused.ts'
import { responseSchemaOf } from './response-schema.ts'
import { unwritableIn } from './unwritable.ts'
import { askedOf } from './who.ts'
import { textOnce } from './written-once.ts'

type AskedFor<E> = E extends { who: infer W extends readonly string[] }
  ? 'any' extends W[number]
    ? Asked
    : AskedBySomeone
  : never

type Given<E> = {
  asked: AskedFor<E>
  body: BodyOf<E>
  query: QueryOf<E>
  params: Record<string, string>
  request: FastifyRequest
  reply: FastifyReply
}

/** How often a call is made anew because the settings moved under it, before the caller is asked to come back. */
const mostAttempts = 10

/** Serves one call of the contract: parse, who, verb, answer. Whatever the result doesn't declare is stripped. */
export function serve<E extends Endpoint>(
  app: FastifyInstance,
  parts: Parts,
  call: E,
  verb: (given: Given<E>) => Promise<ResultOf<E>> | ResultOf<E>,
): void {
  const result = responseSchemaOf(call.result)
  const envelope = {
    type: 'object',
    required: ['success', 'result', 'errorMessage'],
    properties: {
      success: { type: 'boolean' },
      result,
      errorMessage: { type: 'string', nullable: true },
    },
  }
  const keyed = call.method !== 'GET' && call.method !== 'PATCH' && call.name !== 'token'

  app.route({
    method: call.method,
    url: call.path,
    schema: { response: { '2xx': call.reply === 'envelope' ? envelope : result } },
    handler: async (request, reply) => {
      const answer = async (asked: Asked) => {
        const query = parse(call.query, request.query, 'query') as QueryOf<E>
        const body = parse(call.body, request.body, 'body') as BodyOf<E>
        const params = request.params as Record<string, string>
        const told = await verb({
          asked: asked as AskedFor<E>,
          body,
          query,
          params,
          request,
          reply,
        })
        await writeLook(parts, call, asked, { params, query: query ?? {} })
        if (reply.sent) return reply
        const whole =
          call.reply === 'envelope' ? { success: true, result: told, errorMessage: null } : told
        const text = textOnce(told, () => String(reply.serialize(whole)))
        return text === null ? whole : reply.type('application/json; charset=utf-8').send(text)
      }
      const asked = await askedOf(parts, call, request)
      refuseUnreadable(call, request)
      const answerFresh = async () => {
        let fresh = asked
        for (let attempt = 1; ; attempt++) {
          try {
            return await answer(fresh)
          } catch (error) {
            if (!(error instanceof SettingsMoved)) throw error
            if (attempt === mostAttempts) throw new Refused('try-again', { retryAfterSeconds: 1 })
            fresh = await askedOf(parts, call, request)
          }
        }
      }
      return keyed ? answerOnce(parts, asked, request, reply, answerFresh) : answerFresh()
    },
  })
}

/** What no field could hold, whatever the call. */
function refuseUnreadable({ body, form }: Endpoint, request: FastifyRequest): void {
  const sentForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
  if (body && !form && sentForm) throw new Refused('wrong-content')
  if (unwritableIn(request.params) !== null) throw new Refused('not-found')
  for (const where of ['query', 'body'] as const) {
    const found = unwritableIn(request[where])
    if (found !== null) refuseFields([{ path: found || where, message: 'Not readable.' }])
  }
}

function parse(schema: z.ZodType | undefined, given: unknown, where: 'query' | 'body'): unknown {
  if (!schema) return undefined
  const parsed = schema.safeParse(foldNames(given ?? {}, schema))
  if (parsed.success) return parsed.data
  const found = parsed.error.issues.flatMap(insideUnion).flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          path: [...issue.path, key].join('.'),
          message: 'Unknown field.',
        }))
      : [{ path: issue.path.join('.') || where, message: issue.message }],
  )
  // One word a field: the first thing wrong with it.
  return refuseFields(
    found.filter(({ path }, at) => found.findIndex((one) => one.path === path) === at),
  )
}

function refuseFields(errors: { path: string; message: string }[]): never {
  throw new Refused('invalid-request', {
    errors,
    params: { fields: [...new Set(errors.map((error) => error.path))].join(', ') },
  })
}

/** Where a body may be one thing or a list of them, what is wrong inside of the shape that was sent. */
function insideUnion(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const meant = issue.errors.find((issues) =>
    issues.every(({ path, code }) => path.length > 0 || code === 'unrecognized_keys'),
  )
  return (meant ?? [issue]).map((one) =>
    one === issue ? one : { ...one, path: [...issue.path, ...one.path] },
  )
}

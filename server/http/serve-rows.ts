import type { Endpoint, ParamsOf, QueryOf, ResultOf } from '@mikvah/contract/endpoint.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { writeLook } from '../audit/write-look.ts'
import type { SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { rowWriterOf, writesAnswers } from './answer-writer.ts'
import { csvFileOf, wantsCsv } from './csv.ts'
import { countCaller } from './load/rate-limit.ts'
import { inTurn } from './load/turns.ts'
import { parse, refuseUnreadable } from './parse.ts'
import { type Rows, rowsAsText } from './rows-as-text.ts'
import { contextOf } from './who.ts'

type ElementOf<R> = R extends readonly (infer One extends object)[] ? One : never
type RowOf<E> = ElementOf<ResultOf<E>> | ElementOf<ResultOf<E>[keyof ResultOf<E>]>
type Given<E> = { ctx: SignedInContext; query: QueryOf<E>; params: ParamsOf<E> }

/**
 * Serves a list that is sent while it is read, as JSON or CSV: no more of it is held than the reader has taken. The
 * list is the whole answer, or its only field.
 */
export function serveRows<E extends Endpoint>(
  app: FastifyInstance,
  parts: Parts,
  call: E,
  rowsOf: (given: Given<E>) => AsyncGenerator<readonly RowOf<E>[]>,
): void {
  if (call.days?.delivery !== 'streamed')
    throw new Error(`${call.name} isn't declared as streamed.`)
  const { field, list } = listOf(call)
  const element = list.element as z.ZodObject
  const [head, end] = field === null ? ['[', ']'] : [`{${JSON.stringify(field)}:[`, ']}']
  const columns = Object.keys(element.shape)
  handle(app, parts, call, async (given, reply) => {
    const rows = rowsOf(given)
    if (wantsCsv(given)) return csvFileOf(reply, call, given, columns, rows)
    reply.type('application/json; charset=utf-8')
    return rowsAsText({ head, row: rowWriterOf(element), between: ',', end }, rows)
  })
}

function listOf({ name, result }: Endpoint): { field: string | null; list: z.ZodArray } {
  if (result instanceof z.ZodArray) return { field: null, list: result }
  const fields = result instanceof z.ZodObject ? Object.entries(result.shape) : []
  const [[field, list] = []] = fields
  if (fields.length !== 1 || field === undefined || !(list instanceof z.ZodArray))
    throw new Error(`${name} answers no list.`)
  return { field, list }
}

/** Serves a call whose JSON comes page by page or for one night at a time, and whose CSV file holds all of it. */
export function servePages<E extends Endpoint>(
  app: FastifyInstance,
  parts: Parts,
  call: E,
  {
    columns,
    page,
    rowsOf,
  }: {
    columns: readonly string[]
    page: (given: Given<E>) => Promise<ResultOf<E>>
    rowsOf: (given: Given<E>) => Rows
  },
): void {
  if (call.days?.delivery === 'streamed')
    throw new Error(`${call.name} is declared as streamed, and not as told in pages or whole.`)
  handle(app, parts, call, async (given, reply) =>
    wantsCsv(given)
      ? csvFileOf(reply, call, given, columns, rowsOf(given))
      : ((await page(given)) as object),
  )
}

/**
 * Refusals, and the first rows, come before the head of the answer. A later failure breaks the connection off, so
 * that half a file is never taken for a whole one.
 */
function handle<E extends Endpoint>(
  app: FastifyInstance,
  parts: Parts,
  call: E,
  answer: (given: Given<E>, reply: FastifyReply) => Promise<object>,
): void {
  app.route({
    method: call.method,
    url: call.path,
    // A HEAD request would cost as much as the whole answer.
    exposeHeadRoute: false,
    config: { call },
    ...writesAnswers(call),
    handler: async (request: FastifyRequest, reply) => {
      const ctx = (await contextOf(parts, call, request)) as SignedInContext
      countCaller(parts, ctx)
      refuseUnreadable(call, request)
      const query = parse(call.query, request.query, 'query') as QueryOf<E>
      const params = request.params as ParamsOf<E>
      return inTurn(parts, call, { ctx, query, reply }, async () => {
        const said = await answer({ ctx, query, params }, reply)
        await writeLook(parts, call, ctx, { params, query: query ?? {}, answer: said })
        return said
      })
    },
  })
}

import type { ServerResponse } from 'node:http'
import type { Endpoint } from '@mikvah/contract/endpoint.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Parts } from '../request/parts.ts'
import { Refused, Unauthorized } from '../request/refused.ts'
import type { AccessToken } from '../sign-in/access-token.ts'
import { goesOn } from './load/answered.ts'
import { countCaller } from './load/rate-limit.ts'
import { isStopping } from './load/stopping.ts'
import { parse, refuseUnreadable } from './parse.ts'
import { contextOf, tokenIn } from './who.ts'

type Asking = { token: AccessToken; request: FastifyRequest }
/** Writes to a connection whose head has been sent, and ends it. */
type Tell = (line: ServerResponse) => void

/**
 * Serves a call that answers with a stream: the caller is judged, the call parsed and the head sent, and from then on
 * the connection is the verb's. A refusal by `open` is answered as in any other call.
 */
export function serveStream(
  app: FastifyInstance,
  parts: Parts,
  call: Endpoint,
  open: (asking: Asking) => Promise<Tell>,
): void {
  app.route({
    method: call.method,
    url: call.path,
    exposeHeadRoute: false,
    config: { call },
    handler: async (request, reply) => {
      if (isStopping(app)) throw new Refused('unavailable', { retryAfterSeconds: 1 })
      const ctx = await contextOf(parts, call, request)
      countCaller(parts, ctx)
      refuseUnreadable(call, request)
      parse(call.query, request.query, 'query')
      const token = await tokenIn(parts, request.headers.authorization)
      if (!token) throw new Unauthorized()
      const tell = await open({ token, request })
      reply.hijack()
      goesOn(reply)
      reply.raw.setHeaders(headOf(request, reply))
      reply.raw.writeHead(200)
      tell(reply.raw)
      return reply
    },
  })
}

/** The head says that nothing in between may cache, compress or buffer the stream. */
const headOf = ({ id }: FastifyRequest, reply: FastifyReply) =>
  new Map([
    ...Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)] as const),
    ['Content-Type', 'text/event-stream; charset=utf-8'],
    ['Cache-Control', 'no-store, no-transform'],
    ['X-Accel-Buffering', 'no'],
    ['X-Request-Id', id],
  ])

import type { Readable } from 'node:stream'
import type { Endpoint } from '@mikvah/contract/endpoint.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { writeLook } from '../audit/write-look.ts'
import type { SignedInContext } from '../request/context.ts'
import type { Parts } from '../request/parts.ts'
import { countCaller } from './load/rate-limit.ts'
import { refuseUnreadable } from './parse.ts'
import { contextOf } from './who.ts'

/**
 * Serves a call that answers with a file which is made while it is sent. The look is audited before a byte leaves.
 */
export function serveExport(
  app: FastifyInstance,
  parts: Parts,
  call: Endpoint & { file: string },
  fileOf: (ctx: SignedInContext) => Promise<{ name: string; bytes: Readable }>,
): void {
  app.route({
    method: call.method,
    url: call.path,
    exposeHeadRoute: false,
    config: { call },
    handler: async (request: FastifyRequest, reply) => {
      const ctx = (await contextOf(parts, call, request)) as SignedInContext
      countCaller(parts, ctx)
      refuseUnreadable(call, request)
      const { name, bytes } = await fileOf(ctx)
      await writeLook(parts, call, ctx, { params: {}, query: {}, answer: null }).catch((error) => {
        bytes.destroy()
        throw error
      })
      reply
        .type(call.file)
        .header('Content-Disposition', `attachment; filename="${name}"`)
        .header('Cache-Control', 'no-store')
      return bytes
    },
  })
}

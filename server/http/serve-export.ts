import type { Readable } from 'node:stream'
import type { Endpoint } from '@mikvah/contract/endpoint.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AskedBySomeone } from '../asked/asked.ts'
import type { Parts } from '../asked/parts.ts'
import { writeLook } from '../audit/write-look.ts'
import { countCaller } from './load/flood.ts'
import { refuseUnreadable } from './parse.ts'
import { askedOf } from './who.ts'

/** Serves a call that answers a file to keep, made while it is sent. That it was asked for stands in the log before a byte of it leaves. */
export function serveExport(
  app: FastifyInstance,
  parts: Parts,
  call: Endpoint & { file: string },
  fileOf: (asked: AskedBySomeone) => Promise<{ name: string; bytes: Readable }>,
): void {
  app.route({
    method: call.method,
    url: call.path,
    exposeHeadRoute: false,
    config: { call },
    handler: async (request: FastifyRequest, reply) => {
      const asked = (await askedOf(parts, call, request)) as AskedBySomeone
      countCaller(parts, asked)
      refuseUnreadable(call, request)
      const { name, bytes } = await fileOf(asked)
      await writeLook(parts, call, asked, { params: {}, query: {}, told: null }).catch((error) => {
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

import { contract } from '@mikvah/contract/contract.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readBodiesAsTheyCame } from '../http/bodies.ts'
import { serve } from '../http/serve.ts'
import type { Parts } from '../request/parts.ts'
import { takeInbound, takeStatus } from './hooks.ts'
import { listSent } from './list-sent.ts'
import { sendSms } from './send-sms.ts'

export function noticeRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, parts, contract.sendSms, ({ ctx, body }) => sendSms(parts, ctx, body))
  serve(app, parts, contract.sentMessages, ({ ctx }) => listSent(parts, ctx))
  app.register(async (hooks) => hookRoutes(hooks, parts))
}

function hookRoutes(app: FastifyInstance, parts: Parts): void {
  readBodiesAsTheyCame(app)
  serve(app, parts, contract.messageStatus, ({ ctx, params, request }) =>
    takeStatus(parts, ctx, postOf(params.provider, request)),
  )
  serve(app, parts, contract.messageInbound, async ({ ctx, params, request, reply }) => {
    await takeInbound(parts, ctx, postOf(params.provider, request))
    // Twilio takes an answer as instructions; an empty one has none.
    reply.type('text/xml').serializer(String)
    return '<Response/>'
  })
}

const postOf = (provider: string, { url, headers, body }: FastifyRequest) => ({
  ...{ provider, path: url, headers },
  rawBody: typeof body === 'string' ? body : '',
})

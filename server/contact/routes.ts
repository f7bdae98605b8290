import { contract } from '@mikvah/contract/contract.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import type { Parts } from '../request/parts.ts'
import { sendContactMessage } from './send-message.ts'

export function contactRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, parts, contract.contactForm, ({ ctx, body }) => sendContactMessage(parts, ctx, body))
}

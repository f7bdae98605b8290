import { contract } from '@mikvah/contract/contract.ts'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../asked/parts.ts'
import { serve } from '../http/serve.ts'
import { sendContactMessage } from './send-message.ts'

export function contactRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, parts, contract.contactForm, ({ asked, body }) =>
    sendContactMessage(parts, asked, body),
  )
}

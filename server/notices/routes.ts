import { contract } from '@mikvah/contract/contract.ts'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../asked/parts.ts'
import { serve } from '../http/serve.ts'
import { sendSms } from './send-sms.ts'

export function noticeRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, parts, contract.sendSms, ({ asked, body }) => sendSms(parts, asked, body))
}

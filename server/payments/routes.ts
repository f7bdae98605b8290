import { contract } from '@mikvah/contract/contract.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import type { Parts } from '../parts.ts'
import { listSavedCards } from './list-saved-cards.ts'
import { makePayment } from './make-payment.ts'

export function paymentRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, parts, contract.makePayment, ({ asked, body, reply }) =>
    makePayment(parts, asked, body, reply),
  )
  serve(app, parts, contract.savedCards, ({ asked, params }) =>
    listSavedCards(parts, asked, params.id ?? ''),
  )
}

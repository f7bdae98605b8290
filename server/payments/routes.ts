import { contract } from '@mikvah/contract/contract.ts'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../asked/parts.ts'
import { readBodiesAsTheyCame } from '../http/bodies.ts'
import { serve } from '../http/serve.ts'
import { serveRows } from '../http/serve-rows.ts'
import { untilGone } from '../http/until-gone.ts'
import { deleteSavedCard } from './cards/delete-saved-card.ts'
import { listSavedCards } from './cards/list-saved-cards.ts'
import { saveCard } from './cards/save-card.ts'
import { terminalToken } from './cards/terminal-token.ts'
import { collectPayment } from './charging/collect.ts'
import { createPaymentIntent } from './charging/create-payment-intent.ts'
import { makePayment } from './charging/make-payment.ts'
import { stopCollecting } from './charging/stop-collecting.ts'
import { takeWebhook } from './charging/webhook.ts'
import { listPayments, listPaymentsOfUser } from './ledger/list-payments.ts'
import { refundPayment } from './refunding/refund.ts'

export function paymentRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, parts, contract.makePayment, ({ asked, body }) => makePayment(parts, asked, body))
  serve(app, parts, contract.createPaymentIntent, ({ asked, body }) =>
    createPaymentIntent(parts, asked, body),
  )
  const goneFrom = untilGone(app)
  serve(app, parts, contract.collectPayment, ({ asked, body, request, reply }) =>
    collectPayment(parts, asked, body, {
      until: goneFrom(reply),
      atOnce: request.headers.prefer === 'wait=0',
    }),
  )
  serve(app, parts, contract.stopCollecting, ({ asked, body }) =>
    stopCollecting(parts, asked, body.reservationId),
  )
  serve(app, parts, contract.refundPayment, ({ asked, body }) => refundPayment(parts, asked, body))
  serve(app, parts, contract.paymentsByUser, ({ asked, query }) =>
    listPaymentsOfUser(parts, asked, query),
  )
  serveRows(app, parts, contract.paymentsList, ({ asked, query }) =>
    listPayments(parts, asked, query),
  )
  serve(app, parts, contract.terminalConnectionToken, ({ asked }) => terminalToken(parts, asked))
  serve(app, parts, contract.savedCards, ({ asked, params }) =>
    listSavedCards(parts, asked, params.id),
  )
  serve(app, parts, contract.addSavedCard, ({ asked, params, body }) =>
    saveCard(parts, asked, { userId: params.id, info: body }),
  )
  serve(app, parts, contract.deleteSavedCard, ({ asked, params }) =>
    deleteSavedCard(parts, asked, { userId: params.id, cardId: params.cardId }),
  )
  app.register(async (hooks) => webhookRoute(hooks, parts))
}

function webhookRoute(app: FastifyInstance, parts: Parts): void {
  readBodiesAsTheyCame(app)
  serve(app, parts, contract.paymentWebhook, ({ asked, params, request }) =>
    takeWebhook(parts, asked, {
      processor: params.processor,
      headers: request.headers,
      rawBody: typeof request.body === 'string' ? request.body : '',
    }),
  )
}

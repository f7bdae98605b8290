import { contract } from '@mikvah/contract/contract.ts'
import type { FastifyInstance } from 'fastify'
import { readBodiesAsTheyCame } from '../http/bodies.ts'
import { serve } from '../http/serve.ts'
import { serveRows } from '../http/serve-rows.ts'
import { untilGone } from '../http/until-gone.ts'
import type { Parts } from '../request/parts.ts'
import { deleteSavedCard } from './cards/delete-saved-card.ts'
import { listSavedCards } from './cards/list-saved-cards.ts'
import { makeTerminalToken } from './cards/make-terminal-token.ts'
import { saveCard } from './cards/save-card.ts'
import { collectPayment } from './charging/collect.ts'
import { createPaymentIntent } from './charging/create-payment-intent.ts'
import { makePayment } from './charging/make-payment.ts'
import { stopCollecting } from './charging/stop-collecting.ts'
import { takeWebhook } from './charging/webhook.ts'
import { listPayments, listPaymentsOfUser } from './ledger/list-payments.ts'
import { refundPayment } from './refunding/refund.ts'

export function paymentRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, parts, contract.makePayment, ({ ctx, body }) => makePayment(parts, ctx, body))
  serve(app, parts, contract.createPaymentIntent, ({ ctx, body }) =>
    createPaymentIntent(parts, ctx, body),
  )
  const goneFrom = untilGone(app)
  serve(app, parts, contract.collectPayment, ({ ctx, body, request, reply }) =>
    collectPayment(parts, ctx, body, {
      until: goneFrom(reply),
      atOnce: request.headers.prefer === 'wait=0',
    }),
  )
  serve(app, parts, contract.stopCollecting, ({ ctx, body }) =>
    stopCollecting(parts, ctx, body.reservationId),
  )
  serve(app, parts, contract.refundPayment, ({ ctx, body }) => refundPayment(parts, ctx, body))
  serve(app, parts, contract.paymentsByUser, ({ ctx, query }) =>
    listPaymentsOfUser(parts, ctx, query),
  )
  serveRows(app, parts, contract.paymentsList, ({ ctx, query }) => listPayments(parts, ctx, query))
  serve(app, parts, contract.terminalConnectionToken, ({ ctx }) => makeTerminalToken(parts, ctx))
  serve(app, parts, contract.savedCards, ({ ctx, params }) => listSavedCards(parts, ctx, params.id))
  serve(app, parts, contract.addSavedCard, ({ ctx, params, body }) =>
    saveCard(parts, ctx, { userId: params.id, info: body }),
  )
  serve(app, parts, contract.deleteSavedCard, ({ ctx, params }) =>
    deleteSavedCard(parts, ctx, { userId: params.id, cardId: params.cardId }),
  )
  app.register(async (hooks) => webhookRoute(hooks, parts))
}

function webhookRoute(app: FastifyInstance, parts: Parts): void {
  readBodiesAsTheyCame(app)
  serve(app, parts, contract.paymentWebhook, ({ ctx, params, request }) =>
    takeWebhook(parts, ctx, {
      processor: params.processor,
      headers: request.headers,
      rawBody: typeof request.body === 'string' ? request.body : '',
    }),
  )
}

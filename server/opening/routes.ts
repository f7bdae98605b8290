import { contract } from '@mikvah/contract/contract.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import type { Parts } from '../request/parts.ts'
import { openForBooking } from './open-for-booking.ts'
import { readOpening } from './read-opening.ts'
import { readTrialText, sendTrialText } from './trial-text.ts'

export function openingRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, parts, contract.opening, ({ ctx }) => readOpening(parts.db.orm, ctx))
  serve(app, parts, contract.sendTrialText, ({ ctx, body }) => sendTrialText(parts, ctx, body))
  serve(app, parts, contract.readTrialText, ({ ctx, body }) => readTrialText(parts, ctx, body))
  serve(app, parts, contract.openForBooking, ({ ctx }) => openForBooking(parts, ctx))
}

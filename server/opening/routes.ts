import { contract } from '@mikvah/contract/contract.ts'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../asked/parts.ts'
import { serve } from '../http/serve.ts'
import { openForBooking } from './open-for-booking.ts'
import { tellOpening } from './tell-opening.ts'
import { readTrialText, sendTrialText } from './trial-text.ts'

export function openingRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, parts, contract.opening, ({ asked }) => tellOpening(parts.db.orm, asked))
  serve(app, parts, contract.sendTrialText, ({ asked, body }) => sendTrialText(parts, asked, body))
  serve(app, parts, contract.readTrialText, ({ asked, body }) => readTrialText(parts, asked, body))
  serve(app, parts, contract.openForBooking, ({ asked }) => openForBooking(parts, asked))
}

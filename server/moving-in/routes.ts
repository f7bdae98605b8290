import { contract } from '@mikvah/contract/contract.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import type { Parts } from '../request/parts.ts'
import { importPatrons } from './import-patrons.ts'
import { importVisits } from './import-visits.ts'

export function movingInRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, parts, contract.importPatrons, ({ ctx, body }) => importPatrons(parts, ctx, body))
  serve(app, parts, contract.importVisits, ({ ctx, body }) => importVisits(parts, ctx, body))
}

import { contract } from '@mikvah/contract/contract.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import type { Parts } from '../request/parts.ts'
import { askSupplies } from './asking/ask-supplies.ts'

export function supplyRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, parts, contract.askSupplies, ({ ctx, params, body }) =>
    askSupplies(parts, ctx, params.id, body),
  )
}

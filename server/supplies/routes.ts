import { contract } from '@mikvah/contract/contract.ts'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../asked/parts.ts'
import { serve } from '../http/serve.ts'
import { askSupplies } from './asking/ask-supplies.ts'

export function supplyRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, parts, contract.askSupplies, ({ asked, params, body }) =>
    askSupplies(parts, asked, params.id, body),
  )
}

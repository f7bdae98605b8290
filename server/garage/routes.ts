import { contract } from '@mikvah/contract/contract.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import type { Parts } from '../request/parts.ts'
import { openGarage } from './open-garage.ts'
import { openGate } from './open-gate.ts'

export function garageRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, parts, contract.openGarageDoor, ({ ctx, params, body }) =>
    openGarage(parts, ctx, params.id, body),
  )
  serve(app, parts, contract.openGarageGate, ({ ctx }) => openGate(parts, ctx))
}

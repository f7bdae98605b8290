import { contract } from '@mikvah/contract/contract.ts'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../asked/parts.ts'
import { serve } from '../http/serve.ts'
import { openGarage } from './open-garage.ts'
import { openGate } from './open-gate.ts'

export function garageRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, parts, contract.openGarageDoor, ({ asked, params, body }) =>
    openGarage(parts, asked, params.id, body),
  )
  serve(app, parts, contract.openGarageGate, ({ asked }) => openGate(parts, asked))
}

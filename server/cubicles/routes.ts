import { contract } from '@mikvah/contract/contract.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import type { Parts } from '../request/parts.ts'
import { changeCubicle } from './change-cubicle.ts'
import { listCubicles } from './list-cubicles.ts'
import { requestCubicle } from './request-cubicle.ts'
import { unlockCubicle } from './unlock-cubicle.ts'

export function cubicleRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, parts, contract.cubicles, () => listCubicles(parts))
  serve(app, parts, contract.changeCubicleStatus, ({ ctx, params, body }) =>
    changeCubicle(parts, ctx, params.id, body.status),
  )
  serve(app, parts, contract.requestCubicle, ({ ctx, params }) =>
    requestCubicle(parts, ctx, params.id),
  )
  serve(app, parts, contract.unlockCubicle, ({ ctx, params }) =>
    unlockCubicle(parts, ctx, params.id),
  )
}

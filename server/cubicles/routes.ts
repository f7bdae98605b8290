import { contract } from '@mikvah/contract/contract.ts'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../asked/parts.ts'
import { serve } from '../http/serve.ts'
import { requestCubicle } from '../visits/request-cubicle.ts'
import { changeCubicle } from './change-cubicle.ts'
import { listCubicles } from './list-cubicles.ts'
import { unlockCubicle } from './unlock-cubicle.ts'

export function cubicleRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, parts, contract.cubicles, () => listCubicles(parts))
  serve(app, parts, contract.changeCubicleStatus, ({ asked, params, body }) =>
    changeCubicle(parts, asked, params.id, body.status),
  )
  serve(app, parts, contract.requestCubicle, ({ asked, params }) =>
    requestCubicle(parts, asked, params.id),
  )
  serve(app, parts, contract.unlockCubicle, ({ asked, params }) =>
    unlockCubicle(parts, asked, params.id),
  )
}

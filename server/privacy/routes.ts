import { contract } from '@mikvah/contract/contract.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import type { Parts } from '../request/parts.ts'
import { eraseUser } from './erase-user.ts'
import { exportUser } from './export-user.ts'

export function privacyRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, parts, contract.exportUser, ({ ctx, params }) => exportUser(parts, ctx, params.id))
  serve(app, parts, contract.eraseUser, ({ ctx, params, body }) =>
    eraseUser(parts, ctx, params.id, body),
  )
}

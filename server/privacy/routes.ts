import { contract } from '@mikvah/contract/contract.ts'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../asked/parts.ts'
import { serve } from '../http/serve.ts'
import { eraseUser } from './erase-user.ts'
import { exportUser } from './export-user.ts'

export function privacyRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, parts, contract.exportUser, ({ asked, params }) => exportUser(parts, asked, params.id))
  serve(app, parts, contract.eraseUser, ({ asked, params, body }) =>
    eraseUser(parts, asked, params.id, body),
  )
}

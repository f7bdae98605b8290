import { contract } from '@mikvah/contract/contract.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import type { Parts } from '../parts.ts'
import { eraseUser } from './erase-user.ts'
import { exportUser } from './export-user.ts'

export function privacyRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, parts, contract.exportUser, ({ asked, params }) =>
    exportUser(parts, asked, params.id ?? ''),
  )
  serve(app, parts, contract.eraseUser, ({ asked, params, body }) =>
    eraseUser(parts, asked, params.id ?? '', body),
  )
}

import { contract } from '@mikvah/contract/contract.ts'
import type { FastifyInstance } from 'fastify'
import { serveExport } from '../http/serve-export.ts'
import type { Parts } from '../request/parts.ts'
import { exportFacility } from './export-facility.ts'

export function movingOutRoutes(app: FastifyInstance, parts: Parts): void {
  serveExport(app, parts, contract.exportFacility, (ctx) => exportFacility(parts, ctx))
}

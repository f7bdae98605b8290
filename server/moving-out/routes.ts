import { contract } from '@mikvah/contract/contract.ts'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../asked/parts.ts'
import { serveExport } from '../http/serve-export.ts'
import { exportFacility } from './export-facility.ts'

export function movingOutRoutes(app: FastifyInstance, parts: Parts): void {
  serveExport(app, parts, contract.exportFacility, (asked) => exportFacility(parts, asked))
}

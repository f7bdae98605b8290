import { contract } from '@mikvah/contract/contract.ts'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../asked/parts.ts'
import { serve } from '../http/serve.ts'
import { importPatrons } from './import-patrons.ts'
import { importVisits } from './import-visits.ts'

export function movingInRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, parts, contract.importPatrons, ({ asked, body }) => importPatrons(parts, asked, body))
  serve(app, parts, contract.importVisits, ({ asked, body }) => importVisits(parts, asked, body))
}

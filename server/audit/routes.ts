import { contract } from '@mikvah/contract/contract.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import { servePages } from '../http/serve-rows.ts'
import type { Parts } from '../request/parts.ts'
import { checkAudit } from './check-audit.ts'
import { readAudit } from './read-audit.ts'
import { wholeAudit } from './whole-audit.ts'

/** The columns of the file; accounts stand in it by their names. */
const columns = ['at', 'act', 'by', 'subject', 'subjectName', 'details', 'id'] as const

export function auditRoutes(app: FastifyInstance, parts: Parts): void {
  servePages(app, parts, contract.audit, {
    columns,
    page: ({ ctx, query }) => readAudit(parts, ctx, query),
    rowsOf: ({ ctx, query }) => wholeAudit(parts, ctx, query),
  })
  serve(app, parts, contract.auditCheck, () => checkAudit(parts))
}

import { contract } from '@mikvah/contract/contract.ts'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../asked/parts.ts'
import { serve } from '../http/serve.ts'
import { servePages } from '../http/serve-rows.ts'
import { checkAudit } from './check-audit.ts'
import { tellAudit } from './tell-audit.ts'
import { wholeAudit } from './whole-audit.ts'

/** Of the file: who did it stands as a name. */
const columns = ['at', 'act', 'by', 'subject', 'subjectName', 'details', 'id'] as const

export function auditRoutes(app: FastifyInstance, parts: Parts): void {
  servePages(app, parts, contract.audit, {
    columns,
    page: ({ asked, query }) => tellAudit(parts, asked, query),
    rowsOf: ({ asked, query }) => wholeAudit(parts, asked, query),
  })
  serve(app, parts, contract.auditCheck, () => checkAudit(parts))
}

import { contract } from '@mikvah/contract/contract.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import { servePages, serveRows } from '../http/serve-rows.ts'
import type { Parts } from '../request/parts.ts'
import { listReport } from './list-report.ts'
import { morningReport } from './morning-report.ts'
import { morningColumns, morningRows } from './morning-rows.ts'
import { nightsReport } from './nights-report.ts'
import { paymentsReport } from './payments-report.ts'
import { usageReport } from './usage-report.ts'

export function reportRoutes(app: FastifyInstance, parts: Parts): void {
  serveRows(app, parts, contract.usageReport, ({ ctx, query }) => usageReport(parts, ctx, query))
  serveRows(app, parts, contract.listReport, ({ ctx, query }) => listReport(parts, ctx, query))
  servePages(app, parts, contract.nightsReport, {
    columns: Object.keys(contract.nightsReport.result.shape.stays.element.shape),
    page: ({ ctx, query }) => nightsReport(parts, ctx, query),
    rowsOf: async function* ({ ctx, query }) {
      yield (await nightsReport(parts, ctx, query)).stays
    },
  })
  servePages(app, parts, contract.morningReport, {
    columns: morningColumns,
    page: ({ ctx, query }) => morningReport(parts, ctx, query),
    rowsOf: async function* ({ ctx, query }) {
      yield morningRows(await morningReport(parts, ctx, query), ctx.language)
    },
  })
  serve(app, parts, contract.paymentsReport, ({ ctx, query }) => paymentsReport(parts, ctx, query))
}

import { contract } from '@mikvah/contract/contract.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import { servePages, serveRows } from '../http/serve-rows.ts'
import type { Parts } from '../request/parts.ts'
import { listReport } from './list-report.ts'
import { morningColumns, morningRows } from './morning-rows.ts'
import { readMorningReport } from './read-morning-report.ts'
import { readNightsReport } from './read-nights-report.ts'
import { readPaymentsReport } from './read-payments-report.ts'
import { readUsageReport } from './read-usage-report.ts'

export function reportRoutes(app: FastifyInstance, parts: Parts): void {
  serveRows(app, parts, contract.usageReport, ({ ctx, query }) =>
    readUsageReport(parts, ctx, query),
  )
  serveRows(app, parts, contract.listReport, ({ ctx, query }) => listReport(parts, ctx, query))
  servePages(app, parts, contract.nightsReport, {
    columns: Object.keys(contract.nightsReport.result.shape.stays.element.shape),
    page: ({ ctx, query }) => readNightsReport(parts, ctx, query),
    rowsOf: async function* ({ ctx, query }) {
      yield (await readNightsReport(parts, ctx, query)).stays
    },
  })
  servePages(app, parts, contract.morningReport, {
    columns: morningColumns,
    page: ({ ctx, query }) => readMorningReport(parts, ctx, query),
    rowsOf: async function* ({ ctx, query }) {
      yield morningRows(await readMorningReport(parts, ctx, query), ctx.language)
    },
  })
  serve(app, parts, contract.paymentsReport, ({ ctx, query }) =>
    readPaymentsReport(parts, ctx, query),
  )
}

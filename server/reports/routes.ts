import { contract } from '@mikvah/contract/contract.ts'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../asked/parts.ts'
import { serve } from '../http/serve.ts'
import { servePages, serveRows } from '../http/serve-rows.ts'
import { listReport } from './list-report.ts'
import { morningReport } from './morning-report.ts'
import { morningColumns, morningRows } from './morning-rows.ts'
import { nightsReport } from './nights-report.ts'
import { paymentsReport } from './payments-report.ts'
import { usageReport } from './usage-report.ts'

export function reportRoutes(app: FastifyInstance, parts: Parts): void {
  serveRows(app, parts, contract.usageReport, ({ asked, query }) =>
    usageReport(parts, asked, query),
  )
  serveRows(app, parts, contract.listReport, ({ asked, query }) => listReport(parts, asked, query))
  servePages(app, parts, contract.nightsReport, {
    columns: Object.keys(contract.nightsReport.result.shape.stays.element.shape),
    page: ({ asked, query }) => nightsReport(parts, asked, query),
    rowsOf: async function* ({ asked, query }) {
      yield (await nightsReport(parts, asked, query)).stays
    },
  })
  servePages(app, parts, contract.morningReport, {
    columns: morningColumns,
    page: ({ asked, query }) => morningReport(parts, asked, query),
    rowsOf: async function* ({ asked, query }) {
      yield morningRows(await morningReport(parts, asked, query), asked.language)
    },
  })
  serve(app, parts, contract.paymentsReport, ({ asked, query }) =>
    paymentsReport(parts, asked, query),
  )
}

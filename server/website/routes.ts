import { contract } from '@mikvah/contract/contract.ts'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../asked/parts.ts'
import { serve } from '../http/serve.ts'
import { withFiles } from '../uploads/with-files.ts'
import { addNewsletter, deleteNewsletter, tellNewsletters } from './newsletters.ts'
import { servePublicFiles } from './public-files.ts'
import { putBanner } from './put-banner.ts'

export function websiteRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, parts, contract.newsletter, () => tellNewsletters(parts))
  serve(app, parts, contract.deleteNewsletter, ({ asked, query }) =>
    deleteNewsletter(parts, asked, query.name),
  )
  withFiles(app, (app) => {
    serve(app, parts, contract.addNewsletter, ({ asked, files }) =>
      addNewsletter(parts, asked, files.file),
    )
    serve(app, parts, contract.putBanner, ({ asked, files }) => putBanner(parts, asked, files.file))
  })
  servePublicFiles(app, parts)
}

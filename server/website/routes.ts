import { contract } from '@mikvah/contract/contract.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import type { Parts } from '../request/parts.ts'
import { withFiles } from '../uploads/with-files.ts'
import { addNewsletter } from './add-newsletter.ts'
import { deleteNewsletter } from './delete-newsletter.ts'
import { servePublicFiles } from './public-files.ts'
import { putBanner } from './put-banner.ts'
import { readNewsletters } from './read-newsletters.ts'

export function websiteRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, parts, contract.newsletter, () => readNewsletters(parts))
  serve(app, parts, contract.deleteNewsletter, ({ ctx, query }) =>
    deleteNewsletter(parts, ctx, query.name),
  )
  withFiles(app, (app) => {
    serve(app, parts, contract.addNewsletter, ({ ctx, files }) =>
      addNewsletter(parts, ctx, files.file),
    )
    serve(app, parts, contract.putBanner, ({ ctx, files }) => putBanner(parts, ctx, files.file))
  })
  servePublicFiles(app, parts)
}

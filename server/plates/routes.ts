import { contract } from '@mikvah/contract/contract.ts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import type { Parts } from '../request/parts.ts'
import { withFiles } from '../uploads/with-files.ts'
import { decideRequest } from './decide-request.ts'
import { readPicture } from './read-picture.ts'
import { readPlates, readRequests } from './read-plates.ts'
import { sendPapers } from './send-papers.ts'

export function plateRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, parts, contract.plates, ({ ctx, params }) => readPlates(parts, ctx, params.id))
  serve(app, parts, contract.licenseRequests, ({ ctx }) => readRequests(parts, ctx))
  serve(app, parts, contract.decideLicenseRequest, ({ ctx, params, body }) =>
    decideRequest(parts, ctx, params.id, body),
  )
  serve(app, parts, contract.licenseImage, ({ ctx, params, reply }) =>
    readPicture(parts, ctx, { ...params, reply }),
  )
  withFiles(app, (app) => {
    serve(app, parts, contract.sendPapers, ({ ctx, params, body, files }) =>
      sendPapers(parts, ctx, { id: params.id, body, files }),
    )
  })
}

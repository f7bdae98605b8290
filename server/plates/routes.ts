import { contract } from '@mikvah/contract/contract.ts'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../asked/parts.ts'
import { serve } from '../http/serve.ts'
import { withFiles } from '../uploads/with-files.ts'
import { decideRequest } from './decide-request.ts'
import { sendPapers } from './send-papers.ts'
import { showPicture } from './show-picture.ts'
import { tellPlates, tellRequests } from './tell-plates.ts'

export function plateRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, parts, contract.plates, ({ asked, params }) => tellPlates(parts, asked, params.id))
  serve(app, parts, contract.licenseRequests, ({ asked }) => tellRequests(parts, asked))
  serve(app, parts, contract.decideLicenseRequest, ({ asked, params, body }) =>
    decideRequest(parts, asked, params.id, body),
  )
  serve(app, parts, contract.licenseImage, ({ asked, params, reply }) =>
    showPicture(parts, asked, { ...params, reply }),
  )
  withFiles(app, (app) => {
    serve(app, parts, contract.sendPapers, ({ asked, params, body, files }) =>
      sendPapers(parts, asked, { id: params.id, body, files }),
    )
  })
}

import scalar from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'
import { keepPressed } from '../pages/compress-once.ts'
import { inlineScriptsOf } from '../pages/inline.ts'
import { openApiOf } from './open-api.ts'

const documents = new Map<'practice' | 'live', string>()

/** The document as text, made when it is first asked for. */
function documentOf(mode: 'practice' | 'live'): string {
  const document = documents.get(mode) ?? JSON.stringify(openApiOf(mode))
  documents.set(mode, document)
  return document
}

/**
 * Serves the contract as OpenAPI at /openapi.json and a page to read it at /docs, from this server alone. Four
 * megabytes that anyone may ask for: they are compressed once, and so come before what compresses all else.
 */
export async function apiDocument(app: FastifyInstance, mode: 'practice' | 'live'): Promise<void> {
  await app.register(async (docs) => {
    keepPressed(docs)
    docs.get('/openapi.json', (_, reply) => {
      reply.type('application/json; charset=utf-8').send(documentOf(mode))
    })
  })
  await app.register(async (docs) => {
    const policies = new Map<string, string>()
    const policyOf = (url: string, page: unknown, isWhole: boolean) => {
      const found =
        policies.get(url) ??
        `default-src 'self'; script-src 'self' ${typeof page === 'string' ? inlineScriptsOf(page).join(' ') : ''}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; base-uri 'none'; object-src 'none'; frame-ancestors 'none'`
      if (isWhole) policies.set(url, found)
      return found
    }
    docs.addHook('onSend', async (request, reply, page) => {
      // A refusal has no scripts, and must not decide what the page may run.
      const isWhole = reply.statusCode === 200
      const policy = policyOf(request.routeOptions.url ?? '', page, isWhole)
      reply.header('Content-Security-Policy', policy)
    })
    keepPressed(docs)
    await docs.register(scalar, {
      routePrefix: '/docs',
      configuration: { url: '/openapi.json', withDefaultFonts: false, telemetry: false },
    })
  })
}

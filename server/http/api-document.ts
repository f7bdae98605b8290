import { createHash } from 'node:crypto'
import { contract } from '@mikvah/contract/contract.ts'
import type { Endpoint } from '@mikvah/contract/endpoint.ts'
import { refusalsOf } from '@mikvah/contract/refusals-of.ts'
import scalar from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { appVersion } from '../version.ts'

type Json = Record<string, unknown>

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json

function operationOf(call: Endpoint): Json {
  const params = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const query = call.query ? schemaOf(call.query, 'input') : {}
  const required = (query.required as string[] | undefined) ?? []
  const asked = Object.entries((query.properties as Json | undefined) ?? {}).map(
    ([name, schema]) => ({
      name,
      in: 'query',
      required: required.includes(name),
      schema,
    }),
  )
  const answer = schemaOf(call.result, 'output')
  const whole =
    call.reply === 'envelope'
      ? {
          type: 'object',
          required: ['success', 'result', 'errorMessage'],
          properties: { success: { const: true }, result: answer, errorMessage: { type: 'null' } },
        }
      : answer
  const content = call.form ? 'application/x-www-form-urlencoded' : 'application/json'
  return {
    operationId: call.name,
    summary: call.summary,
    description: `Who: ${call.who.join(', ')}. May refuse with: ${[...refusalsOf(call)].join(', ')}.`,
    tags: [call.path.split('/')[3] ?? 'other'],
    parameters: [...params, ...asked],
    ...(call.body
      ? {
          requestBody: {
            required: true,
            content: { [content]: { schema: schemaOf(call.body, 'input') } },
          },
        }
      : {}),
    responses: {
      200: { description: 'Done.', content: { [typeOf(call)]: { schema: whole } } },
      default: {
        description: 'Refused.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
    security: call.who.includes('any') ? [] : [{ bearer: [] }],
  }
}

const typeOf = ({ stream }: Endpoint) => (stream ? 'text/event-stream' : 'application/json')

/** The contract as OpenAPI 3.1. Practice calls stand in it only in practice mode. */
export function openApiOf(mode: 'practice' | 'live'): Json {
  const paths: Record<string, Json> = {}
  for (const call of Object.values<Endpoint>(contract)) {
    if (call.practiceOnly && mode !== 'practice') continue
    const path = call.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Mayim', version: appVersion },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Failure: {
          type: 'object',
          required: ['success', 'errorMessage', 'Message', 'code'],
          properties: {
            success: { const: false },
            errorMessage: { type: 'string' },
            Message: { type: 'string' },
            code: { type: 'string' },
            errors: {
              type: 'array',
              items: {
                type: 'object',
                properties: { path: { type: 'string' }, message: { type: 'string' } },
              },
            },
          },
        },
      },
    },
  }
}

/** Serves the document at /openapi.json and a page to read it at /docs, from this server alone. */
export async function apiDocument(app: FastifyInstance, mode: 'practice' | 'live'): Promise<void> {
  const document = openApiOf(mode)
  app.get('/openapi.json', async () => document)
  await app.register(async (docs) => {
    docs.addHook('onSend', async (_, reply, payload) => {
      reply.header(
        'Content-Security-Policy',
        `default-src 'self'; script-src 'self' ${inlineScriptsOf(payload)}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; base-uri 'none'; object-src 'none'; frame-ancestors 'none'`,
      )
    })
    await docs.register(scalar, {
      routePrefix: '/docs',
      configuration: { content: document, withDefaultFonts: false, telemetry: false },
    })
  })
}

/** The page's own scripts by their hash: it lies on one origin with her sign-in, so nothing else may run there. */
const inlineScriptsOf = (page: unknown): string =>
  typeof page === 'string'
    ? Array.from(
        page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g),
        ([, script = '']) => {
          const hash = createHash('sha256').update(script).digest('base64')
          return `'sha256-${hash}'`
        },
      ).join(' ')
    : ''

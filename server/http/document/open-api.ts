import { contract } from '@mikvah/contract/contract.ts'
import type { Endpoint } from '@mikvah/contract/endpoint.ts'
import { refusalsOf } from '@mikvah/contract/refusals-of.ts'
import { z } from 'zod'
import { appVersion } from '../../version.ts'

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
  const whole = call.file
    ? { type: 'string', format: 'binary' }
    : call.reply === 'envelope'
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
    ...(call.upload
      ? { requestBody: { required: true, content: formOf(call) } }
      : call.body
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
    security: call.who.includes('anyone') ? [] : [{ bearer: [] }],
  }
}

/** The schema of a multipart form: its files, and the fields beside them. */
function formOf({ upload, body }: Endpoint): Json {
  const files = upload?.files ?? []
  const binary = Object.fromEntries(
    files.map((name) => [name, { type: 'string', format: 'binary' }]),
  )
  const texts = body ? (schemaOf(body, 'input').properties as Json) : {}
  const properties = { ...binary, ...texts }
  return { 'multipart/form-data': { schema: { type: 'object', required: files, properties } } }
}

const typeOf = ({ stream, file }: Endpoint) =>
  stream ? 'text/event-stream' : (file ?? 'application/json')

/** The contract as OpenAPI 3.1. Calls for practice are in it only in practice mode. */
export function openApiOf(mode: 'practice' | 'live'): Json {
  const paths: Record<string, Json> = {}
  for (const call of Object.values<Endpoint>(contract)) {
    if (call.practiceOnly && mode !== 'practice') continue
    const path = call.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Mayim', version: appVersion() },
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

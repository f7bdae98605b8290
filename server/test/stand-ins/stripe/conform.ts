import { readFileSync } from 'node:fs'
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'

/** The part of Stripe's published OpenAPI description that we use, as JSON Schema with closed objects. */
type Shapes = {
  version: string
  operations: Record<string, { query: object; body: BodyShape; answer: object }>
  definitions: Record<string, object>
}
type BodyShape = { properties?: Record<string, object> }

/** Parameters that Stripe has added since the description that we hold, by operation. */
const younger: Readonly<Record<string, readonly string[]>> = {
  'POST /v1/payment_intents': ['confirmation_token'],
  'POST /v1/setup_intents': ['confirmation_token'],
}

/** An operation of Stripe's API, with a check of each part of it. */
export type Operation = {
  name: string
  /** The id in the path. */
  id: string
  query: ValidateFunction
  body: ValidateFunction
  answer: ValidateFunction
}

const file = new URL('./published-shapes.json', import.meta.url)
const shapes: Shapes = JSON.parse(readFileSync(file, 'utf8'))

/** Checks parameters of a form, where all values are text: "1" counts as an integer. */
const ofForms = new Ajv({ strict: false, coerceTypes: true })
const ofAnswers = new Ajv({ strict: false })

const withDefinitions = (schema: object) => ({ ...schema, definitions: shapes.definitions })

export const errorShape = ofAnswers.compile(withDefinitions({ $ref: '#/definitions/error' }))

const operations = Object.entries(shapes.operations).map(([name, { query, body, answer }]) => {
  const [method, template = ''] = name.split(' ')
  const allowed = (younger[name] ?? []).map((parameter) => [parameter, { type: 'string' }])
  const properties = { ...body.properties, ...Object.fromEntries(allowed) }
  return {
    name,
    path: new RegExp(`^${method} ${template.replace(/\{\w+\}/, '([^/]+)')}$`),
    shapes: { query, body: { ...body, properties }, answer },
    compiled: null as Omit<Operation, 'name' | 'id'> | null,
  }
})

/**
 * The published operation that a request is, with its checks; null for one that the description held here doesn't have.
 */
export function operationOf(method: string, path: string): Operation | null {
  // "/search" also looks like an id: the path without a hole wins.
  const fitting = operations.filter((operation) => operation.path.test(`${method} ${path}`))
  const found = fitting.find(({ name }) => !name.includes('{')) ?? fitting[0]
  if (!found) return null
  found.compiled ??= {
    query: ofForms.compile(withDefinitions(found.shapes.query)),
    body: ofForms.compile(withDefinitions(found.shapes.body)),
    answer: ofAnswers.compile(withDefinitions(found.shapes.answer)),
  }
  const id = found.path.exec(`${method} ${path}`)?.[1] ?? ''
  return { name: found.name, id, ...found.compiled }
}

export type Fault = { code: string; param: string; message: string }

/** The first mistake in what was sent, as the error that Stripe would answer with; null where there is none. */
export function wrongWith(check: ValidateFunction, sent: unknown): Fault | null {
  if (check(sent)) return null
  const error: ErrorObject | undefined = check.errors?.[0]
  const at = (error?.instancePath ?? '').slice(1).replaceAll('/', '.')
  if (error?.keyword === 'additionalProperties') {
    const param = String(error.params.additionalProperty)
    return { code: 'parameter_unknown', param, message: `Received unknown parameter: ${param}` }
  }
  if (error?.keyword === 'required') {
    const param = String(error.params.missingProperty)
    return { code: 'parameter_missing', param, message: `Missing required param: ${param}.` }
  }
  const code = error?.params.type === 'integer' ? 'parameter_invalid_integer' : 'parameter_invalid'
  return { code, param: at, message: `Invalid ${at}: ${error?.message}` }
}

import { z } from 'zod'
import { at } from './a-desk.ts'

/** The part of JSON Schema that the contract's schemas use. */
export type Schema = {
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
}
const known = new Map<z.ZodType, Schema>()
/** The JSON schema of what may be sent. */
export function schemaOf(schema: z.ZodType): Schema {
  const written =
    known.get(schema) ?? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema)
  known.set(schema, written)
  return written
}

/** Each way a value may be written; `type: [a, b]` is two of them. */
export const optionsOf = (schema: Schema): (Schema & { type?: string })[] => {
  const options = schema.anyOf ?? schema.oneOf
  if (options) return options.flatMap(optionsOf)
  return [schema.type].flat().map((type) => ({ ...schema, type }))
}
/** The way in which a value may be an object; the schema itself where there is none. */
export const objectOf = (schema: Schema): Schema =>
  optionsOf(schema).find(({ properties }) => properties) ?? schema

/** The simplest value that fits the schema. */
export function fitting(schema: Schema): unknown {
  const [one = {}] = optionsOf(schema)
  if (one.enum) return one.enum[0]
  if (one.const !== undefined) return one.const
  switch (one.type) {
    case 'string':
      if (one.format === 'date') return '2026-11-25'
      if (one.format === 'date-time') return at('18:00')
      if (one.format === 'email') return 'a@example.com'
      // Where a pattern stands, digits are asked for.
      return (one.pattern ? '1' : 'x').repeat(Math.max(1, one.minLength ?? 1))
    case 'number':
    case 'integer':
      return one.minimum ?? 1
    case 'boolean':
      return false
    case 'array':
      return []
    case 'object':
      return fittingObject(one)
    default:
      return null
  }
}
/** The simplest object that fits: its required fields alone. */
export function fittingObject({ properties = {}, required = [] }: Schema): Record<string, unknown> {
  return Object.fromEntries(
    required.map((name) => [name, fitting(properties[name] ?? {})] as const),
  )
}

/** Values that don't fit, each wrong in one way. A field that takes anything has none. */
export function misfits(schema: Schema): unknown[] {
  const options = optionsOf(schema)
  const types = new Set(options.map(({ type }) => type).filter(Boolean))
  if (types.size === 0) return []
  const wrong: unknown[] = []
  const takes = (type: string) => types.has(type) || (type === 'number' && types.has('integer'))
  if (!takes('string')) wrong.push('wrong')
  if (!takes('number')) wrong.push(12_345.678)
  if (!takes('boolean')) wrong.push(true)
  if (!takes('array')) wrong.push([{ deep: [] }])
  if (!takes('object')) wrong.push({ deep: {} })
  if (!takes('null')) wrong.push(null)
  for (const one of options) {
    if (one.enum) wrong.push('none of these')
    if (one.type === 'string' && !one.enum) {
      if (one.maxLength !== undefined) wrong.push('x'.repeat(one.maxLength + 1))
      if (one.minLength) wrong.push('')
      if (one.format) wrong.push('not so', '2026-02-30', '0000-01-01', '9999-12-31T25:00:00')
      wrong.push('a\u0000b', 'half \ud800 a pair')
    }
    if (one.type === 'number' || one.type === 'integer') {
      if (one.minimum !== undefined && one.minimum > -1e15) wrong.push(one.minimum - 1)
      if (one.maximum !== undefined && one.maximum < 1e15) wrong.push(one.maximum + 1)
      wrong.push(...(takes('string') ? [] : ['1']), 1e308, 0.001)
    }
    if (one.type === 'array' && one.maxItems) {
      wrong.push(Array.from({ length: one.maxItems + 1 }, () => fitting(one.items ?? {})))
    }
  }
  return wrong
}

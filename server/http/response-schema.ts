import { z } from 'zod'

type Json = { [key: string]: unknown }

/**
 * The JSON schema by which an answer is written; fields that it doesn't declare never leave the server. Limits and
 * formats are left out, as they are for what comes in.
 */
export function responseSchemaOf(schema: z.ZodType): Json {
  const json = z.toJSONSchema(schema, { target: 'draft-7', unrepresentable: 'any' })
  return lean(json as Json)
}

const dropped = new Set([
  '$schema',
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'enum',
  'const',
  'default',
  'propertyNames',
])

function lean(json: Json): Json {
  const nullable = nullableOf(json)
  // A nullable union is written as a union with null as one more member, which is how the serializer knows it.
  if (Array.isArray(nullable?.anyOf)) return lean({ anyOf: [...nullable.anyOf, { type: 'null' }] })
  if (nullable) return { ...lean(nullable), nullable: true }
  const out: Json = {}
  for (const [key, value] of Object.entries(json)) {
    if (dropped.has(key)) continue
    if (key === 'properties') {
      out[key] = Object.fromEntries(
        Object.entries(value as Json).map(([name, entry]) => [name, lean(entry as Json)]),
      )
    } else if (Array.isArray(value)) {
      out[key] = value.map((entry) => (isJson(entry) ? lean(entry) : entry))
    } else {
      out[key] = isJson(value) ? lean(value) : value
    }
  }
  return 'const' in json && !('type' in json) ? { ...out, type: typeof json.const } : out
}

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The one schema behind `anyOf: [X, null]`, as Zod writes a nullable. */
function nullableOf(json: Json): Json | null {
  const options = json.anyOf
  if (!Array.isArray(options) || options.length !== 2) return null
  const [some, none] = options as [Json, Json]
  return none.type === 'null' ? some : null
}

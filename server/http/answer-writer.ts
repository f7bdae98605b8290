import type { Endpoint } from '@mikvah/contract/endpoint.ts'
import fastJson from 'fast-json-stringify'
import type { z } from 'zod'
import { responseSchemaOf } from './response-schema.ts'

type Write = (answer: unknown) => string
type Json = ReturnType<typeof responseSchemaOf>

/** Gives a function that writes the answers of a call as JSON; fields that its result doesn't declare are left out. */
export const answerWriterOf = (call: Endpoint): Write =>
  call.reply === 'envelope'
    ? cached(inEnvelope, call.result, envelopeOf)
    : cached(bare, call.result, (result) => result)

/** Gives a function that writes one row of a list that is sent while it is read. */
export const rowWriterOf = (row: z.ZodType): Write => cached(bare, row, (json) => json)

/**
 * The part of a route's options that has its answers written by `answerWriterOf`: made with the first answer, once for
 * the whole process. Making those of all calls would take longer than the rest of opening the app.
 */
export const writesAnswers = (call: Endpoint) => ({
  schema: { response: { '2xx': {} } },
  serializerCompiler: () => (answer: unknown) => answerWriterOf(call)(answer),
})

const bare = new WeakMap<z.ZodType, Write>()
const inEnvelope = new WeakMap<z.ZodType, Write>()

function cached(
  writers: WeakMap<z.ZodType, Write>,
  result: z.ZodType,
  wholeOf: (json: Json) => Json,
): Write {
  const made = writers.get(result) ?? fastJson(wholeOf(responseSchemaOf(result)))
  writers.set(result, made)
  return made
}

const envelopeOf = (result: Json): Json => ({
  type: 'object',
  required: ['success', 'result', 'errorMessage'],
  properties: {
    success: { type: 'boolean' },
    result,
    errorMessage: { type: 'string', nullable: true },
  },
})

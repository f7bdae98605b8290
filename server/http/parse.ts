import type { Endpoint } from '@mikvah/contract/endpoint.ts'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { Refused } from '../request/refused.ts'
import { foldNames } from './fold-names.ts'
import { unreadableIn } from './unreadable.ts'

type Found = { path: string; message: string }

/** Refuses what no field could hold, in the address, the query or the body, and a form where the call takes none. */
export function refuseUnreadable({ body, form }: Endpoint, request: FastifyRequest): void {
  const sentForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
  if (body && !form && sentForm) throw new Refused('wrong-content')
  if (unreadableIn(request.params)) throw new Refused('not-found')
  for (const where of ['query', 'body'] as const) {
    const found = unreadableIn(request[where])
    if (found) refuseFields([{ ...found, path: found.path || where }])
  }
}

/**
 * Validates the query or the body by its schema, and gives it with its fields spelled as the schema has them; undefined
 * without a schema. What doesn't fit is refused, field by field.
 */
export function parse(
  schema: z.ZodType | undefined,
  given: unknown,
  where: 'query' | 'body',
): unknown {
  if (!schema) return undefined
  const parsed = schema.safeParse(foldNames(given ?? {}, schema))
  if (parsed.success) return parsed.data
  const found = parsed.error.issues.flatMap(insideUnion).flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          path: [...issue.path, key].join('.'),
          message: 'Unknown field.',
        }))
      : [{ path: issue.path.join('.') || where, message: issue.message }],
  )
  return refuseFields(found)
}

/** Refuses with one error for each field: the first thing wrong with it. */
function refuseFields(found: readonly Found[]): never {
  const first = new Map<string, Found>()
  for (const one of found) if (!first.has(one.path)) first.set(one.path, one)
  throw new Refused('invalid-request', { errors: [...first.values()] })
}

/** The errors inside of a union: of the member that has the shape that was sent. */
function insideUnion(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const meant = issue.errors.find((issues) =>
    issues.every(({ path, code }) => path.length > 0 || code === 'unrecognized_keys'),
  )
  return (meant ?? [issue]).map((one) =>
    one === issue ? one : { ...one, path: [...issue.path, ...one.path] },
  )
}

import type { FastifyServerOptions } from 'fastify'
import type { Config } from '../config.ts'
import { standardOutput } from './standard-output.ts'

/**
 * Two lines for each call, when it comes and when it is answered: method, pattern of the route, status and time, never
 * path values, query, body, phones or tokens. Errors are logged by name, message and stack, without what a driver
 * attaches to them.
 */
export function loggerOptions({ logLevel }: Config): FastifyServerOptions {
  return {
    logger: {
      level: logLevel,
      stream: standardOutput,
      hooks: {
        logMethod(given, log) {
          log.apply(this, withoutValues(given))
        },
      },
      serializers: {
        req: (request: { method: string; routeOptions?: { url?: string } }) => ({
          method: request.method,
          route: request.routeOptions?.url ?? 'unknown',
        }),
        res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
        err: errorFields,
      },
      redact: {
        paths: ['*.authorization', '*.password', '*.token', '*.phone', '*.cvv'],
        remove: true,
      },
    },
  }
}

type Thrown = Error & { code?: unknown; cause?: unknown }

/**
 * What is logged of an error without words of its own: a plugin gives the error alone, and Fastify adds its message,
 * which of a failed query holds the values.
 */
function withoutValues<Given extends unknown[]>(given: Given): Given {
  const [first, words] = given
  const error = first instanceof Error ? first : (first as { err?: unknown } | undefined)?.err
  if (!(error instanceof Error)) return given
  if (words !== undefined && words !== error.message) return given
  const about = first instanceof Error ? { err: first } : first
  return [about, thrownIn(error).message] as unknown as Given
}

/** The message of a failed query holds its values, so the database's own message, in its cause, is logged instead. */
const thrownIn = (error: Thrown): Thrown =>
  error.cause instanceof Error ? (error.cause as Thrown) : error

function errorFields(error: Thrown): {
  type: string
  message: string
  stack: string
  code?: string
} {
  const thrown = thrownIn(error)
  const trace = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: error.name,
    message: thrown.message,
    stack: trace.join('\n'),
    ...(typeof thrown.code === 'string' ? { code: thrown.code } : {}),
  }
}

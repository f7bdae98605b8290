import type { FastifyServerOptions } from 'fastify'
import type { Config } from '../config.ts'

/**
 * One line a call: the route's pattern and the status, never path values, query, body, phones or tokens. Errors are
 * logged by name, message and stack; what a driver attaches to them stays out.
 */
export function loggerOptions({ logLevel }: Config): FastifyServerOptions {
  return {
    logger: {
      level: logLevel,
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

/** A failed query's message holds the values it was asked with; what the database said stands in its cause. */
function errorFields(error: Thrown): {
  type: string
  message: string
  stack: string
  code?: string
} {
  const thrown = error.cause instanceof Error ? (error.cause as Thrown) : error
  const trace = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: error.name,
    message: thrown.message,
    stack: trace.join('\n'),
    ...(typeof thrown.code === 'string' ? { code: thrown.code } : {}),
  }
}

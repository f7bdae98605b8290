import type { FastifyServerOptions } from 'fastify'
import type { Config } from '../config.ts'
import { standardOutput } from './standard-output.ts'

/**
 * One line for each call: the pattern of the route and the status, never path values, query, body, phones or tokens.
 * Errors are logged by name, message and stack, without what a driver attaches to them.
 */
export function loggerOptions({ logLevel }: Config): FastifyServerOptions {
  return {
    logger: {
      level: logLevel,
      stream: standardOutput,
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

/** The message of a failed query holds its values, so the database's own message, in its cause, is logged instead. */
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

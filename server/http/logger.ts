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
        err: (error: Error & { code?: unknown }) => ({
          type: error.name,
          message: error.message.split('\nparams:')[0] ?? '',
          stack: error.stack?.split('\nparams:')[0] ?? '',
          code: typeof error.code === 'string' ? error.code : undefined,
        }),
      },
      redact: {
        paths: ['*.authorization', '*.password', '*.token', '*.phone', '*.cvv'],
        remove: true,
      },
    },
  }
}

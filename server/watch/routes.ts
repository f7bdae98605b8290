import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../request/parts.ts'
import { Refused, Unauthorized } from '../request/refused.ts'
import { metricsOf } from './metrics.ts'
import { timeCalls } from './time-calls.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Serves `/metrics` for Prometheus, by the token of the configuration; where it has none there is no such page. */
export function metricsRoutes(app: FastifyInstance, parts: Parts): void {
  const { metricsToken } = parts.config
  if (metricsToken === null) {
    app.get('/metrics', { config: { apart: true } }, async () => {
      throw new Refused('not-found')
    })
    return
  }
  const expected = digest(`Bearer ${metricsToken}`)
  const register = metricsOf(parts)
  timeCalls(app, register)
  app.get('/metrics', { config: { apart: true } }, async ({ headers }, reply) => {
    if (!timingSafeEqual(digest(headers.authorization ?? ''), expected)) {
      throw new Unauthorized()
    }
    reply.type(register.contentType)
    return register.metrics()
  })
}

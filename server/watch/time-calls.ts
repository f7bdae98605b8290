import type { FastifyInstance } from 'fastify'
import { Histogram, type Registry } from 'prom-client'

/**
 * Counts calls by method, route, status and time taken. The route is a pattern, never what somebody typed, so no address
 * names a patron and nobody can make series without end. A stream is counted when it ends.
 */
export function timeCalls(app: FastifyInstance, register: Registry): void {
  const took = new Histogram({
    name: 'mikvah_call_seconds',
    help: 'How long calls took, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 8],
    registers: [register],
  })
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const route = routeOptions.url ?? 'unknown'
    took.observe({ method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
  })
}

import type { FastifyInstance } from 'fastify'
import type { Capacity } from './capacity.ts'
import { Refused } from './refused.ts'
import { underWay } from './stopping.ts'

/** Refuses what comes on top of a full house, before anything is asked of the database. */
export function shedLoad(app: FastifyInstance, { callsAtOnce }: Capacity): void {
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config?.apart) return
    if (underWay(app) > callsAtOnce) throw new Refused('try-again', { retryAfterSeconds: 2 })
  })
}

import type { FastifyInstance } from 'fastify'
import { Refused } from './refused.ts'
import { underWay } from './stopping.ts'

/** More than this at once would only wait for one another until their callers have gone. */
const most = 600

/** Refuses what comes on top of a full house, before anything is asked of the database. */
export function shedLoad(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config?.apart) return
    if (underWay(app) > most) throw new Refused('try-again', { retryAfterSeconds: 2 })
  })
}

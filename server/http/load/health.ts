import { contract } from '@mikvah/contract/contract.ts'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../../request/parts.ts'
import { Refused } from '../../request/refused.ts'
import { appVersion } from '../../version.ts'
import { serve } from '../serve.ts'
import { readiness } from './readiness.ts'
import { isStopping } from './stopping.ts'

/** The options of health routes. Machines call these again and again, so they are outside of every limit. */
const apart = { config: { apart: true } } as const

/**
 * The calls that say whether the program runs, whether it is ready, and its version. The first two don't go by `serve`,
 * which reads the database for every call: the first needs none, the second shares one look at it for a second.
 */
export function healthRoutes(app: FastifyInstance, parts: Parts): void {
  app.get(contract.healthz.path, apart, () => ({ ok: true as const }))
  app.get(contract.readyz.path, apart, async () => {
    const because = isStopping(app) ? 'stopping' : await readiness(parts)
    if (because === null) {
      return { ok: true as const, engine: parts.db.engine, mode: parts.facility.mode }
    }
    throw new Refused('unavailable', { retryAfterSeconds: 5, extra: { because } })
  })
  serve(app, parts, contract.version, () => ({ version: appVersion() }))
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route is answered whatever the load, however often it is called, and under any host. */
    apart?: boolean
  }
}

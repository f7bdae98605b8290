import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { Refused } from './refused.ts'

/**
 * A practice facility answers only on localhost, an IP address or its public URL: a page elsewhere that points its
 * own name at this machine gets nothing. A www host is sent to the bare one (spec, patron 2).
 */
export function guardHost(app: FastifyInstance, config: Config): void {
  const publicHost = config.publicUrl ? new URL(config.publicUrl).hostname : null
  app.addHook('onRequest', async (request, reply) => {
    const host = request.hostname.replace(/^\[|\]$/g, '')
    if (config.mode === 'practice') {
      const allowed =
        host === 'localhost' || host.endsWith('.localhost') || isIP(host) > 0 || host === publicHost
      if (!allowed) throw new Refused('practice-host')
    }
    if (host.startsWith('www.')) {
      const bare = request.host.replace(/^www\./, '')
      return reply.redirect(`${request.protocol}://${bare}${request.url}`, 301)
    }
  })
}

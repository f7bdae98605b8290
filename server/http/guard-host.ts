import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { isLoopback } from './address.ts'
import { Refused } from './refused.ts'

/**
 * A practice facility answers only on localhost or its public URL: a page elsewhere that points its own name at this
 * machine gets nothing. By an IP address it answers this machine, and others once PRACTICE_OPEN says so. A www host is sent to the bare one (spec, patron 2).
 */
export function guardHost(app: FastifyInstance, config: Config): void {
  const publicHost = config.publicUrl ? new URL(config.publicUrl).hostname : null
  app.addHook('onRequest', async (request, reply) => {
    const host = request.hostname.replace(/^\[|\]$/g, '')
    if (config.mode === 'practice') {
      const named = host === 'localhost' || host.endsWith('.localhost') || host === publicHost
      const from = request.socket.remoteAddress ?? ''
      const byAddress = isIP(host) > 0 && (config.practiceOpen || isLoopback(from))
      if (!named && !byAddress) throw new Refused('practice-host')
    }
    if (host.startsWith('www.')) {
      const bare = request.host.replace(/^www\./, '')
      return reply.redirect(`${request.protocol}://${bare}${request.url}`, 301)
    }
  })
}

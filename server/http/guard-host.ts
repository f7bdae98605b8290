import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { Refused } from './refused.ts'

/**
 * A live facility answers under the host of PUBLIC_URL alone; a practice one also on localhost and IP addresses. A
 * page elsewhere that points its own name at this machine gets nothing. The www host of ours is sent to PUBLIC_URL
 * (spec, patron 2), never to what the caller named.
 */
export function guardHost(app: FastifyInstance, { mode, publicUrl }: Config): void {
  const home = publicUrl ? new URL(publicUrl) : null
  const isOurs = (host: string) =>
    host === home?.hostname ||
    (mode === 'practice' && (host === 'localhost' || host.endsWith('.localhost') || isIP(host) > 0))

  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config?.apart) return
    const host = request.hostname.replace(/^\[|\]$/g, '').toLowerCase()
    const bare = host.replace(/^www\./, '')
    if (bare !== host && host !== home?.hostname && isOurs(bare)) {
      const origin =
        home?.hostname === bare ? home.origin : `${request.protocol}://${request.host.slice(4)}`
      const path = request.url.startsWith('/') ? request.url : '/'
      return reply.redirect(`${origin}${path}`, 301)
    }
    if (!isOurs(host)) throw new Refused(mode === 'practice' ? 'practice-host' : 'wrong-host')
  })
}

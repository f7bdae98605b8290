import { isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { isLoopback } from '../network/address.ts'
import { Refused } from '../request/refused.ts'

/**
 * Refuses requests under a host that isn't ours, or with two, so that a page elsewhere can't point its own name at this
 * machine. A live facility answers only under the host of PUBLIC_URL; a practice one also on localhost and by IP
 * address, for other machines once PRACTICE_OPEN says so. Health is answered under any host. The www form of our host
 * is redirected to the form without (requirements P2).
 */
export function guardHost(app: FastifyInstance, config: Config): void {
  const { mode, publicUrl } = config
  const home = publicUrl ? new URL(publicUrl) : null
  const strange = new Refused(mode === 'practice' ? 'practice-host' : 'wrong-host')
  const isOurs = (host: string, from: string) => {
    if (host === home?.hostname) return true
    if (mode === 'live') return false
    if (isIP(host) > 0) return config.practiceOpen || isLoopback(from)
    return host === 'localhost' || host.endsWith('.localhost')
  }

  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config?.apart) return
    const host = request.hostname.replace(/^\[|\]$/g, '').toLowerCase()
    const from = request.socket.remoteAddress ?? ''
    if (hostsIn(request) > 1) throw strange
    const bare = host.replace(/^www\./, '')
    const hasBareHome = bare !== host && host !== home?.hostname && isOurs(bare, from)
    if (hasBareHome) return reply.redirect(withoutWww(request, home, bare), 301)
    if (!isOurs(host, from)) throw strange
  })
}

function withoutWww(request: FastifyRequest, home: URL | null, bare: string): string {
  const origin =
    home?.hostname === bare ? home.origin : `${request.protocol}://${request.host.slice(4)}`
  return `${origin}${request.url.startsWith('/') ? request.url : '/'}`
}

/**
 * How many Host headers a request has. If there are two, a proxy in front may read a different one than this server.
 */
const hostsIn = ({ raw }: FastifyRequest): number =>
  raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length

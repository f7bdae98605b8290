import type { FastifyInstance } from 'fastify'
import { isTrustedProxy } from '../../network/trusted-proxy.ts'
import type { Capacity } from '../../request/capacity.ts'
import type { Parts } from '../../request/parts.ts'
import { sharesOf } from './shares.ts'

/**
 * Closes what an address opens on top of its share, before a byte of it is read: a line costs whoever opens it nothing,
 * and there are only so many. The proxy in front of us holds everybody's.
 */
export function boundConnections(
  app: FastifyInstance,
  parts: Parts,
  { connections, connectionsOfAddress }: Capacity,
): void {
  const held = sharesOf(connectionsOfAddress)
  const isProxy = isTrustedProxy(parts.config.trustedProxies)
  app.server.maxConnections = connections
  app.server.on('connection', (socket) => {
    const ip = socket.remoteAddress
    if (!ip || parts.exemptsAddress(ip) || isProxy(ip)) return
    if (held.isFull(ip)) {
      socket.destroy()
      return
    }
    held.take(ip)
    socket.once('close', () => held.giveBack(ip))
  })
}

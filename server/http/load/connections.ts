import type { FastifyInstance } from 'fastify'
import { isTrustedProxy } from '../../network/trusted-proxy.ts'
import type { Capacity } from '../../request/capacity.ts'
import type { Parts } from '../../request/parts.ts'
import { sharesOf } from './shares.ts'

/**
 * Bounds the connections of the server, and closes those that an address opens beyond its share, before a byte of them
 * is read: opening them costs nothing, and there are only so many. A proxy in front of the program holds those of
 * everybody, so its number isn't bounded; nor is that of an exempt address.
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
